#include "core/engine/simulate/run_impl.h"

namespace rigor {
template class Run<double>;
} // namespace rigor
