#include "core/engine/tape/evaluate/evaluator_impl.h"

namespace rigor {
template class Evaluator<DualNumber>;
} // namespace rigor
