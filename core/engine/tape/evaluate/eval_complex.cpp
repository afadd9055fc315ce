#include "core/engine/tape/evaluate/evaluator_impl.h"

namespace rigor {
template class Evaluator<ComplexNumber>;
} // namespace rigor
