#include "ui/shell/guide/guide_window.h"

#include "ui/shell/guide/guide_pages.h"
#include "ui/widgets/look/fonts.h"
#include "ui/widgets/look/theme.h"
#include "ui/widgets/message_help.h"

#include <QAbstractTextDocumentLayout>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextTable>

#include <algorithm>

namespace rigor {

namespace {
constexpr double kImageWidth = 560; // the pictures are drawn for screens of twice that

void fitImages(QTextBrowser& text) {
    QTextDocument& document = *text.document();
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            QTextImageFormat image = part.fragment().charFormat().toImageFormat();
            if (!image.isValid()) continue;
            const QImage picture =
                QImage::fromData(text.loadResource(QTextDocument::ImageResource, image.name()).toByteArray());
            image.setWidth(kImageWidth);
            // Without it the room is that of the picture at its own size; the line height adds to it too.
            if (!picture.isNull()) image.setHeight(kImageWidth * picture.height() / picture.width());
            QTextCursor cursor(&document);
            cursor.setPosition(part.fragment().position());
            cursor.setPosition(part.fragment().position() + 1, QTextCursor::KeepAnchor);
            cursor.setCharFormat(image);
            QTextBlockFormat alone = block.blockFormat();
            alone.setLineHeight(100, QTextBlockFormat::ProportionalHeight);
            QTextCursor(block).setBlockFormat(alone);
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

QStringList GuideWindow::pages() { return guideKeys(); }

QString GuideWindow::pageFor(const QWidget* widget, const QString& otherwise) {
    for (; widget; widget = widget->parentWidget()) {
        // The sentence of a row in a list of problems.
        if (const auto* list = qobject_cast<const QAbstractItemView*>(widget);
            list && list->currentIndex().isValid()) {
            QStringList cells;
            const QModelIndex now = list->currentIndex();
            for (int c = 0; c < list->model()->columnCount(); ++c)
                cells << now.siblingAtColumn(c).data().toString();
            if (const QString place = messageGuide(cells.join(' ')); !place.isEmpty()) return place;
        }
        if (const QString page = widget->property("guide").toString(); !page.isEmpty()) return page;
    }
    return otherwise;
}

GuideWindow::GuideWindow(QWidget* parent) : QDialog(parent) {
    setWindowTitle(tr("Guide"));
    resize(860, 640);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    auto* left = new QVBoxLayout;
    left->setContentsMargins(8, 8, 0, 0);
    left->setSpacing(8);
    search_ = new QLineEdit;
    search_->setPlaceholderText(tr("Search the guide"));
    search_->setAccessibleName(search_->placeholderText());
    search_->setClearButtonEnabled(true);
    search_->installEventFilter(this);
    left->addWidget(search_);
    contents_ = new QListWidget;
    contents_->setAccessibleName(tr("Pages of the guide"));
    contents_->setSpacing(2);
    found_ = new QListWidget;
    found_->setAccessibleName(tr("Found in the guide"));
    found_->setWordWrap(true);
    found_->hide();
    for (QListWidget* list : {contents_, found_}) {
        list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        list->setFrameShape(QFrame::NoFrame);
        left->addWidget(list);
    }
    for (const QString& key : pages()) {
        auto* item = new QListWidgetItem(guidePage(key).title, contents_);
        item->setData(Qt::UserRole, key);
    }
    // As wide as the longest title, which depends on the language.
    constexpr int kLeast = 220, kMost = 320;
    const int width =
        std::clamp(contents_->sizeHintForColumn(0) + contents_->verticalScrollBar()->sizeHint().width() + 12,
                   kLeast, kMost);
    for (QWidget* part :
         {static_cast<QWidget*>(search_), static_cast<QWidget*>(contents_), static_cast<QWidget*>(found_)})
        part->setFixedWidth(width);
    row->addLayout(left);
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
    connect(search_, &QLineEdit::textChanged, this, &GuideWindow::find);
    connect(found_, &QListWidget::itemClicked, this, &GuideWindow::openFound);
    connect(found_, &QListWidget::itemActivated, this, &GuideWindow::openFound);
    connect(text_, &QTextBrowser::anchorClicked, this, [this](const QUrl& url) {
        const QString key = QFileInfo(url.path()).completeBaseName();
        showPage((key.isEmpty() ? page_ : key) + (url.hasFragment() ? '#' + url.fragment() : QString()));
    });
    connect(&Theme::instance(), &Theme::changed, this, &GuideWindow::restyle);
}

void GuideWindow::showPage(const QString& place) {
    const QString key = place.section('#', 0, 0), name = place.section('#', 1);
    const QString wanted = pages().contains(key) ? key : QStringLiteral("tour");
    if (wanted != page_) {
        page_ = wanted;
        marked_.clear();
        restyle();
        contents_->setCurrentRow(static_cast<int>(pages().indexOf(page_)));
    }
    if (name.isEmpty()) return;
    qsizetype head = 0;
    for (QTextBlock block = text_->document()->begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() == 0) continue;
        if (names_.value(head++) == name) return jumpTo(block);
    }
}

void GuideWindow::restyle() {
    const GuidePage page = guidePage(page_);
    names_ = page.names;
    text_->setFont(fontFor(TextUse::Body));
    text_->document()->setDefaultFont(fontFor(TextUse::Body));
    text_->setMarkdown(page.markdown);
    dress(*text_->document());
    fitImages(*text_);
    text_->moveCursor(QTextCursor::Start);
    mark(marked_);
}

/// To the upper part of the window, with the cursor there, so that a screen reader goes on from it.
void GuideWindow::jumpTo(const QTextBlock& block) {
    text_->setTextCursor(QTextCursor(block));
    constexpr int kAbove = 12;
    const double top = text_->document()->documentLayout()->blockBoundingRect(block).top();
    text_->verticalScrollBar()->setValue(static_cast<int>(top) - kAbove);
}

void GuideWindow::mark(const QString& words) {
    marked_ = words;
    QList<QTextEdit::ExtraSelection> all;
    for (const QString& word : words.split(' ', Qt::SkipEmptyParts))
        for (QTextCursor at = text_->document()->find(word); !at.isNull();
             at = text_->document()->find(word, at)) {
            QTextEdit::ExtraSelection one;
            one.cursor = at;
            one.format.setBackground(theme().selection);
            all << one;
        }
    text_->setExtraSelections(all);
}

void GuideWindow::find(const QString& words) {
    const auto hits = searchGuide(words);
    const bool searching = !words.trimmed().isEmpty();
    found_->clear();
    constexpr std::size_t kMost = 60;
    for (std::size_t i = 0; i < std::min(hits.size(), kMost); ++i) {
        const GuideHit& hit = hits[i];
        // The words in view, whatever the length of their line.
        const qsizetype at =
            hit.line.indexOf(words.split(' ', Qt::SkipEmptyParts).first(), 0, Qt::CaseInsensitive);
        const qsizetype from = at > 40 ? hit.line.indexOf(' ', at - 30) + 1 : 0;
        QString context =
            (from > 0 ? "…" : "") + hit.line.mid(from, 90) + (hit.line.size() > from + 90 ? "…" : "");
        if (hit.line == hit.title) context.clear();
        auto* item =
            new QListWidgetItem(hit.title + (context.isEmpty() ? QString() : '\n' + context), found_);
        item->setData(Qt::UserRole, hit.page);
        item->setData(Qt::UserRole + 1, hit.line);
        item->setToolTip(hit.line);
    }
    if (searching && hits.empty())
        (new QListWidgetItem(tr("Nothing is found for \u201c%1\u201d").arg(words.trimmed()), found_))
            ->setFlags(Qt::NoItemFlags);
    found_->setCurrentRow(0);
    found_->setVisible(searching);
    contents_->setVisible(!searching);
    if (!searching) mark({});
}

void GuideWindow::openFound() {
    const QListWidgetItem* item = found_->currentItem();
    if (!item || !(item->flags() & Qt::ItemIsEnabled)) return;
    const QString line = item->data(Qt::UserRole + 1).toString();
    showPage(item->data(Qt::UserRole).toString());
    mark(search_->text());
    // Lines of the file are parts of paragraphs and rows; a row is the block of its first cell.
    const QStringList words = search_->text().split(' ', Qt::SkipEmptyParts);
    QTextBlock first;
    for (QTextBlock block = text_->document()->begin(); block.isValid(); block = block.next()) {
        const QString text = block.text().simplified();
        if (text.contains(line)) return jumpTo(block);
        const bool part =
            text.size() > 1 && line.contains(text) && text.contains(words.first(), Qt::CaseInsensitive);
        if (!first.isValid() && part) first = block;
    }
    if (first.isValid()) return jumpTo(first);
    if (const QTextCursor at = text_->document()->find(words.first()); !at.isNull()) jumpTo(at.block());
}

bool GuideWindow::eventFilter(QObject* watched, QEvent* event) {
    if (watched != search_ || event->type() != QEvent::KeyPress) return QDialog::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    const int step = key == Qt::Key_Down ? 1 : key == Qt::Key_Up ? -1 : 0;
    if (step != 0 && found_->count() > 0)
        found_->setCurrentRow(std::clamp(found_->currentRow() + step, 0, found_->count() - 1));
    else if (key == Qt::Key_Return || key == Qt::Key_Enter)
        openFound();
    else if (key == Qt::Key_Escape && !search_->text().isEmpty())
        search_->clear();
    else
        return QDialog::eventFilter(watched, event);
    return true;
}

void GuideWindow::keyPressEvent(QKeyEvent* event) {
    if (!event->matches(QKeySequence::Find)) return QDialog::keyPressEvent(event);
    search_->setFocus();
    search_->selectAll();
}

} // namespace rigor
