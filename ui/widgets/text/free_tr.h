#pragma once
// tr() for functions that belong to no class: the context is the namespace, as lupdate has it.

#include <QCoreApplication>

namespace rigor {

namespace {
[[maybe_unused]] QString tr(const char* text) { return QCoreApplication::translate("rigor", text); }
} // namespace

} // namespace rigor
