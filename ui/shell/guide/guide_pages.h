#pragma once
// The texts of the guide in the language of the window: resources/help/*.md, and what is made from the
// program itself. A heading may end with its name, "## Gaps {#gap}", which is the same in every language.

#include <QString>
#include <QStringList>

#include <vector>

namespace rigor {

struct GuidePage {
    QString title;     ///< of its first line
    QString markdown;  ///< without the names of headings
    QStringList names; ///< of all headings in their order, "" = none
};

/// Keys of all pages in reading order.
QStringList guideKeys();
GuidePage guidePage(const QString& key);

struct GuideHit {
    QString page, title, line; ///< line: without the signs of Markdown
};
/// Lines that hold all words, without regard to case: pages whose title does first, then headings, then the
/// rest in reading order.
std::vector<GuideHit> searchGuide(const QString& words);

} // namespace rigor
