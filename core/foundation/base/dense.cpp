#include "core/foundation/base/dense.h"

#ifdef RIGOR_DENSE
namespace Eigen {
RIGOR_DENSE()
}
#endif
