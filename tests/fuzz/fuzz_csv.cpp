#include "tests/fuzz/driver.h"

RIGOR_FUZZ(csv)
