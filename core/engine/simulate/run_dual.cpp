#include "core/engine/simulate/run_impl.h"

namespace rigor {
template class Run<DualNumber>;
} // namespace rigor
