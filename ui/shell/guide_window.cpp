#include "ui/shell/guide_window.h"

#include "core/methods/method.h"
#include "ui/widgets/language.h"
#include "ui/widgets/look/fonts.h"
#include "ui/widgets/look/theme.h"

#include <QFile>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QListWidget>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextTable>

#include <algorithm>

namespace rigor {

namespace {
/// The first line of a page without its mark.
QString titleOf(const QString& markdown) {
    return markdown.section('\n', 0, 0).remove(QRegularExpression("^#+\\s*"));
}

QString textOf(const QString& key) {
    QFile file(QString(":/help/%1/%2.md").arg(Language::instance().current(), key));
    if (!file.exists()) file.setFileName(QString(":/help/%1.md").arg(key)); // the English guide
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

constexpr double kImageWidth = 560; // the pictures are drawn for screens of twice that

void fitImages(QTextDocument& document) {
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            QTextImageFormat image = part.fragment().charFormat().toImageFormat();
            if (!image.isValid()) continue;
            image.setWidth(kImageWidth);
            QTextCursor cursor(&document);
            cursor.setPosition(part.fragment().position());
            cursor.setPosition(part.fragment().position() + 1, QTextCursor::KeepAnchor);
            cursor.setCharFormat(image);
            break; // the fragments of this block are others now; a picture stands alone in its block
        }
}

/// Paragraphs with air, tables with lines of the theme.
void dress(QTextDocument& document) {
    const Tokens& t = theme();
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        QTextCursor cursor(block);
        QTextBlockFormat format = block.blockFormat();
        const int level = format.headingLevel();
        if (cursor.currentTable()) continue;
        format.setLineHeight(125, QTextBlockFormat::ProportionalHeight);
        format.setTopMargin(level == 1 ? 0 : level > 1 ? 18 : 4);
        format.setBottomMargin(level > 0 ? 6 : 4);
        cursor.setBlockFormat(format);
        if (level == 0) continue;
        QTextCharFormat head;
        head.setFont(level == 1 ? fontFor(TextUse::Title, QFont::DemiBold)
                                : fontFor(TextUse::Body, QFont::DemiBold));
        cursor.select(QTextCursor::BlockUnderCursor);
        cursor.mergeCharFormat(head);
    }
    for (QTextFrame* frame : document.rootFrame()->childFrames()) {
        auto* table = qobject_cast<QTextTable*>(frame);
        if (!table) continue;
        QTextTableFormat format = table->format();
        format.setBorderCollapse(true);
        format.setBorder(1);
        format.setBorderBrush(t.border);
        format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
        format.setCellPadding(6);
        format.setTopMargin(8);
        format.setBottomMargin(8);
        table->setFormat(format);
    }
}
} // namespace

QStringList GuideWindow::pages() {
    QStringList pages{"tour", "data", "model", "language", "unknowns", "run"};
    for (const MethodDescriptor* method : methods())
        if (const QString page = method->guidePage; !pages.contains(page)) pages << page;
    return pages << "compare"
                 << "report"
                 << "numbers"
                 << "keys"
                 << "sources";
}

QString GuideWindow::pageFor(const QWidget* widget, const QString& otherwise) {
    for (; widget; widget = widget->parentWidget())
        if (const QString page = widget->property("guide").toString(); !page.isEmpty()) return page;
    return otherwise;
}

GuideWindow::GuideWindow(QWidget* parent) : QDialog(parent) {
    setWindowTitle(tr("Guide"));
    resize(860, 640);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    contents_ = new QListWidget;
    contents_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    contents_->setFrameShape(QFrame::NoFrame);
    contents_->setAccessibleName(tr("Pages of the guide"));
    contents_->setSpacing(2);
    for (const QString& key : pages()) {
        auto* item = new QListWidgetItem(titleOf(textOf(key)), contents_);
        item->setData(Qt::UserRole, key);
    }
    // As wide as the longest title, which depends on the language.
    constexpr int kLeast = 200, kMost = 320;
    contents_->setFixedWidth(
        std::clamp(contents_->sizeHintForColumn(0) + contents_->verticalScrollBar()->sizeHint().width() + 12,
                   kLeast, kMost));
    row->addWidget(contents_);
    text_ = new QTextBrowser;
    text_->setFrameShape(QFrame::NoFrame);
    text_->setOpenLinks(false);
    text_->setAccessibleName(tr("Text of the guide"));
    text_->document()->setDocumentMargin(20);
    text_->setSearchPaths({":/help"});
    row->addWidget(text_, 1);
    connect(contents_, &QListWidget::currentItemChanged, this, [this](QListWidgetItem* item) {
        if (item) showPage(item->data(Qt::UserRole).toString());
    });
    connect(text_, &QTextBrowser::anchorClicked, this,
            [this](const QUrl& url) { showPage(QFileInfo(url.path()).completeBaseName()); });
    connect(&Theme::instance(), &Theme::changed, this, &GuideWindow::restyle);
}

void GuideWindow::showPage(const QString& key) {
    const QString wanted = pages().contains(key) ? key : QStringLiteral("tour");
    if (wanted == page_) return;
    page_ = wanted;
    restyle();
    contents_->setCurrentRow(static_cast<int>(pages().indexOf(page_)));
}

void GuideWindow::restyle() {
    text_->setFont(fontFor(TextUse::Body));
    text_->document()->setDefaultFont(fontFor(TextUse::Body));
    text_->setMarkdown(textOf(page_));
    dress(*text_->document());
    fitImages(*text_->document());
    text_->moveCursor(QTextCursor::Start);
}

} // namespace rigor
