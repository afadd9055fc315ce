#include "ui/document/shown_file.h"

#include <QVariant>

namespace rigor {

namespace {
constexpr const char* kShownFile = "shownFile";
} // namespace

std::size_t shownFile(const Document& document) {
    const auto index = document.property(kShownFile).toULongLong();
    return index < document.study().data.files.size() ? index : 0;
}

void showFile(Document& document, std::size_t index) {
    const bool importing = document.data().phase == DataState::Phase::Loading;
    if (index == shownFile(document) || index >= document.study().data.files.size() || importing ||
        !document.needsModel())
        return;
    document.setProperty(kShownFile, QVariant::fromValue<qulonglong>(index));
    document.reloadData();
}

void forgetShownFile(Document& document) { document.setProperty(kShownFile, QVariant()); }

} // namespace rigor
