#pragma once
// Texts of core in the window.

#include <QString>

#include <string>

namespace rigor {} // namespace rigor
