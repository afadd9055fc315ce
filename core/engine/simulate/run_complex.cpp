#include "core/engine/simulate/run_events_impl.h"

namespace rigor {
template class Run<ComplexNumber>;
} // namespace rigor
