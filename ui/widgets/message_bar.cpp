#include "ui/widgets/message_bar.h"

#include "ui/widgets/look/theme.h"
#include "ui/widgets/message_help.h"
#include "ui/widgets/text/labels.h"

#include <QAccessible>
#include <QApplication>
#include <QHBoxLayout>
#include <QPainter>
#include <QTextLayout>
#include <QVBoxLayout>

#include <cmath>

namespace rigor {

namespace {
struct Look {
    const char* icon;
    Ink ink;
    QColor fill;
};

Look lookOf(BarMessage::Kind kind) {
    const Tokens& t = theme();
    switch (kind) {
    case BarMessage::Kind::Success:
        return {"done", Ink::Success, t.successBar};
    case BarMessage::Kind::Info:
        return {"info", Ink::Accent, t.infoStrip};
    case BarMessage::Kind::Warning:
        return {"warning", Ink::Warning, t.warningBar};
    case BarMessage::Kind::Error:
        return {"error", Ink::Error, t.errorBar};
    case BarMessage::Kind::Empty:
        return {"empty-set", Ink::Error, t.errorBar};
    case BarMessage::Kind::Rejected:
        return {"cross", Ink::Error, t.errorBar};
    }
    return {"info", Ink::Accent, t.infoStrip};
}
} // namespace

namespace {
constexpr std::size_t kMostStrips = 3;        ///< verdict, warnings, and what was just done
constexpr std::size_t kMostButtons = 3;       ///< more are links
constexpr int kButton = 26, kUnderWords = 24; ///< px; where the words begin
} // namespace

StripWords::StripWords(const QString& clause, const QString& more, const QStringList& list)
    : clause_(clause), text_(more.isEmpty() ? clause : clause + ' ' + more) {
    unfolded_ = clause;
    for (const QString& one : list) unfolded_ += QChar(QChar::LineSeparator) + QStringLiteral("– ") + one;
    if (list.isEmpty()) unfolded_ = text_;
    setAccessibleName(list.isEmpty() ? text_ : clause + ' ' + list.join(' '));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void StripWords::setWhole(bool whole) {
    whole_ = whole;
    arrange();
}

QSize StripWords::sizeHint() const {
    return {QFontMetrics(fontFor(TextUse::Body, QFont::DemiBold)).horizontalAdvance(text_) + 8, height_};
}

void StripWords::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (event->oldSize().width() != width()) arrange();
}

namespace {
constexpr int kLine = 18, kMostLines = 2;

/// The words with the clause in bold, laid out to a width.
void layOut(QTextLayout& layout, qsizetype bold, int width) {
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    QTextLayout::FormatRange clause{0, static_cast<int>(bold), {}};
    clause.format.setFont(fontFor(TextUse::Body, QFont::DemiBold));
    layout.setFormats({clause});
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine())
        line.setLineWidth(std::max(width, 40));
    layout.endLayout();
}
} // namespace

void StripWords::arrange() {
    const QString& text = whole_ ? unfolded_ : text_;
    QTextLayout layout(text, fontFor(TextUse::Body));
    layOut(layout, clause_.size(), width() - 8); // painted in pieces, which round up
    const bool cut = layout.lineCount() > kMostLines || unfolded_ != text_;
    lines_.clear();
    const int shown = whole_ ? layout.lineCount() : std::min(layout.lineCount(), kMostLines);
    for (int i = 0; i < shown; ++i) {
        const QTextLine line = layout.lineAt(i);
        lines_ << text.mid(line.textStart(), line.textLength());
    }
    if (!whole_ && layout.lineCount() > kMostLines)
        lines_.back() = text_.mid(layout.lineAt(kMostLines - 1).textStart());
    height_ = kLine * std::max(1, shown);
    setFixedHeight(height_);
    setToolTip(cut && !whole_ ? QString(unfolded_).replace(QChar::LineSeparator, '\n') : QString());
    update();
    if (cut != cut_) {
        cut_ = cut;
        Q_EMIT cutChanged();
    }
}

void StripWords::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setPen(theme().text);
    const QFont bold = fontFor(TextUse::Body, QFont::DemiBold), plain = fontFor(TextUse::Body);
    qsizetype done = 0; // characters of the text before this line
    for (int i = 0; i < lines_.size(); ++i) {
        QString line = lines_[i];
        line.replace(QChar::LineSeparator, ' ');
        const QRect place(0, i * kLine, width(), kLine);
        const qsizetype strong = std::clamp<qsizetype>(clause_.size() - done, 0, line.size());
        painter.setFont(bold);
        const QString head = painter.fontMetrics().elidedText(line.left(strong), Qt::ElideRight, width());
        const int at = painter.fontMetrics().horizontalAdvance(head);
        painter.drawText(place, Qt::AlignVCenter | Qt::AlignLeft, head);
        painter.setFont(plain);
        const QString rest =
            painter.fontMetrics().elidedText(line.mid(strong).trimmed(), Qt::ElideRight, width() - at - 4);
        const int gap = strong > 0 && strong < line.size() ? 4 : 0;
        painter.drawText(place.adjusted(at + gap, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft, rest);
        done += line.size();
    }
}

MessageBar::MessageBar(const BarMessage& message, QWidget* parent) : QWidget(parent), message_(message) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(13, 6, 12, 6);
    column->setSpacing(8);
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    column->addLayout(row);
    const Look look = lookOf(message.kind);
    row->addWidget(new IconLabel(look.icon, look.ink), 0, Qt::AlignTop);
    auto* words = new StripWords(message.clause, message.more, message.list);
    row->addWidget(words, 1);
    auto* rest = makeButton(tr("Show all"), {}, "link");
    rest->setFont(fontFor(TextUse::Body));
    rest->hide();
    row->addWidget(rest, 0, Qt::AlignTop);
    connect(rest, &QPushButton::clicked, this, [words, rest] {
        words->setWhole(!words->isWhole());
        rest->setText(words->isWhole() ? tr("Show less") : tr("Show all"));
    });
    connect(
        words, &StripWords::cutChanged, rest, [words, rest] { rest->setVisible(words->isCut()); },
        Qt::QueuedConnection);
    QHBoxLayout* below = nullptr;
    for (std::size_t k = 0; k < message.links.size(); ++k) {
        const auto& link = message.links[k];
        const bool asButton = message.buttons && k < kMostButtons;
        auto* button = makeButton(link.text, {}, asButton ? "" : "link");
        button->setFont(fontFor(TextUse::Body));
        connect(button, &QPushButton::clicked, this, [action = link.action] { action(); });
        if (!asButton) {
            row->addWidget(button, 0, Qt::AlignTop);
            continue;
        }
        if (!below) {
            below = new QHBoxLayout;
            below->setContentsMargins(kUnderWords, 0, 0, 2);
            below->setSpacing(8);
            column->addLayout(below);
        }
        button->setFixedHeight(kButton);
        below->addWidget(button);
    }
    if (below) below->addStretch(1);
    const QString said =
        message.clause + ' ' + (message.list.isEmpty() ? message.more : message.list.join(' '));
    const QString place = messageGuide(said);
    if (!place.isEmpty()) setProperty("guide", place);
    if (!place.isEmpty() || message.kind == BarMessage::Kind::Warning ||
        message.kind == BarMessage::Kind::Error) {
        auto* why = makeButton(tr("Why?"), {}, "link");
        why->setFont(fontFor(TextUse::Body));
        why->setToolTip(tr("What this means, with an example (F1)"));
        connect(why, &QPushButton::clicked, this, [this, place] { askGuide(this, place); });
        row->addWidget(why, 0, Qt::AlignTop);
    }
    if (message.kind == BarMessage::Kind::Info) {
        auto* close = makeButton({}, "close", "flat");
        close->setAccessibleName(tr("Dismiss"));
        close->setFixedSize(24, 24);
        connect(close, &QPushButton::clicked, this, &MessageBar::dismissed);
        row->addWidget(close, 0, Qt::AlignTop);
    }
    setAccessibleName(message.clause + ' ' + message.more);
}

void MessageBar::paintEvent(QPaintEvent*) {
    const Look look = lookOf(message_.kind);
    QPainter painter(this);
    painter.fillRect(rect(), look.fill);
    painter.fillRect(QRect(0, 0, 3, height()), color(look.ink));
}

MessageArea::MessageArea(QWidget* parent) : QWidget(parent), column_(new QVBoxLayout(this)) {
    column_->setContentsMargins(0, 0, 0, 0);
    column_->setSpacing(4);
    setProperty("inSight", true);
    hide();
}

void MessageArea::add(BarMessage message) {
    auto all = messages_;
    std::erase_if(all, [&](const BarMessage& m) { return m.clause == message.clause; });
    all.push_back(std::move(message));
    show(std::move(all));
}

void MessageArea::show(std::vector<BarMessage> messages) {
    if (messages.empty() && messages_.empty()) return;
    messages_ = std::move(messages);
    // The keyboard of a link that goes is not to jump to whatever can have it next.
    if (QWidget* focused = QApplication::focusWidget(); focused && isAncestorOf(focused))
        focused->clearFocus();
    while (QLayoutItem* item = column_->takeAt(0)) {
        if (item->widget()) item->widget()->deleteLater();
        delete item;
    }
    std::vector<BarMessage> shown = messages_;
    if (shown.size() > kMostStrips) {
        BarMessage all = shown.front();
        const auto rank = [](BarMessage::Kind k) { return static_cast<int>(k); };
        QStringList list;
        for (const auto& m : shown) {
            if (rank(m.kind) > rank(all.kind)) all.kind = m.kind;
            list << m.clause;
        }
        all.clause = tr("%1 messages.").arg(shown.size());
        all.more = list.join(' ');
        all.list.clear();
        for (const auto& m : shown) {
            all.list << (m.clause + ' ' + (m.list.isEmpty() ? m.more : m.list.front())).trimmed();
            all.list += m.list.mid(1);
            if (&m != &shown.front()) all.links.insert(all.links.end(), m.links.begin(), m.links.end());
        }
        shown = {all};
    }
    for (const auto& message : shown) {
        auto* strip = new MessageBar(message);
        column_->addWidget(strip);
        connect(strip, &MessageBar::dismissed, this, [this, clause = message.clause] {
            auto rest = messages_;
            std::erase_if(rest, [&](const BarMessage& m) { return m.clause == clause; });
            show(std::move(rest));
        });
        QAccessibleEvent event(strip, QAccessible::Alert);
        QAccessible::updateAccessibility(&event);
    }
    setVisible(!shown.empty());
}

} // namespace rigor
