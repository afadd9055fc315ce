#include "core/engine/tape/evaluator_impl.h"

namespace rigor {
template class Evaluator<double>;
} // namespace rigor
