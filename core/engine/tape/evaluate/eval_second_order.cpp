// second_order.h comes first: its functions must be known where the rules of the operations are written.
#include "core/engine/tape/second_order.h"

#include "core/engine/tape/evaluate/evaluator_impl.h"

namespace rigor {
template class Evaluator<SecondOrderNumber>;
} // namespace rigor
