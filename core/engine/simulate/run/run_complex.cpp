#include "core/engine/simulate/run/run_events_impl.h"

namespace rigor {
template class Run<ComplexNumber>;
} // namespace rigor
