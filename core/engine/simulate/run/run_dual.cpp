#include "core/engine/simulate/run/run_events_impl.h"

namespace rigor {
template class Run<DualNumber>;
} // namespace rigor
