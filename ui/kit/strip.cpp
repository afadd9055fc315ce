#include "ui/kit/strip.h"

#include "ui/kit/labels.h"
#include "ui/kit/theme.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QPainter>
#include <QVBoxLayout>

namespace rigor {

namespace {
struct Look {
    const char* icon;
    Ink ink;
    QColor fill;
};

Look lookOf(StripMessage::Kind kind) {
    const Tokens& t = theme();
    switch (kind) {
    case StripMessage::Kind::Success:
        return {"done", Ink::Success, t.successStrip};
    case StripMessage::Kind::Info:
        return {"info", Ink::Accent, t.infoStrip};
    case StripMessage::Kind::Warning:
        return {"warning", Ink::Warning, t.warningStrip};
    case StripMessage::Kind::Error:
        return {"error", Ink::Error, t.errorStrip};
    case StripMessage::Kind::Empty:
        return {"empty-set", Ink::Error, t.errorStrip};
    case StripMessage::Kind::Rejected:
        return {"cross", Ink::Error, t.errorStrip};
    }
    return {"info", Ink::Accent, t.infoStrip};
}
} // namespace

Strip::Strip(const StripMessage& message, QWidget* parent) : QWidget(parent), message_(message) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(13, 5, 12, 5);
    row->setSpacing(8);
    const Look look = lookOf(message.kind);
    row->addWidget(new IconLabel(look.icon, look.ink), 0, Qt::AlignTop);
    auto* text = new QLabel;
    text->setTextFormat(Qt::RichText);
    text->setWordWrap(true);
    text->setText(QString("<b style='font-weight:600'>%1</b> %2")
                      .arg(message.clause.toHtmlEscaped(), message.more.toHtmlEscaped()));
    text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    row->addWidget(text, 1);
    for (const auto& link : message.links) {
        auto* button = makeButton(link.text, {}, "link");
        button->setFont(fontFor(TextUse::Body));
        connect(button, &QPushButton::clicked, this, [action = link.action] { action(); });
        row->addWidget(button, 0, Qt::AlignTop);
    }
    if (message.kind == StripMessage::Kind::Info) {
        auto* close = makeButton({}, "close", "flat");
        close->setAccessibleName(tr("Dismiss"));
        close->setFixedSize(24, 24);
        connect(close, &QPushButton::clicked, this, &Strip::dismissed);
        row->addWidget(close, 0, Qt::AlignTop);
    }
    setAccessibleName(message.clause + ' ' + message.more);
    setMinimumHeight(30);
}

void Strip::paintEvent(QPaintEvent*) {
    const Look look = lookOf(message_.kind);
    QPainter painter(this);
    painter.fillRect(rect(), look.fill);
    painter.fillRect(QRect(0, 0, 3, height()), color(look.ink));
}

StripArea::StripArea(QWidget* parent) : QWidget(parent), column_(new QVBoxLayout(this)) {
    column_->setContentsMargins(0, 0, 0, 0);
    column_->setSpacing(4);
    hide();
}

void StripArea::show(std::vector<StripMessage> messages) {
    if (messages.empty() && messages_.empty()) return;
    messages_ = std::move(messages);
    while (QLayoutItem* item = column_->takeAt(0)) {
        if (item->widget()) item->widget()->deleteLater();
        delete item;
    }
    std::vector<StripMessage> shown = messages_;
    if (shown.size() > 2) {
        StripMessage all = shown.front();
        const auto rank = [](StripMessage::Kind k) { return static_cast<int>(k); };
        QStringList list;
        for (const auto& m : shown) {
            if (rank(m.kind) > rank(all.kind)) all.kind = m.kind;
            list << m.clause;
        }
        all.clause = tr("%1 messages.").arg(shown.size());
        all.more = list.join(' ');
        shown = {all};
    }
    for (const auto& message : shown) {
        auto* strip = new Strip(message);
        column_->addWidget(strip);
        connect(strip, &Strip::dismissed, this, [this, clause = message.clause] {
            auto rest = messages_;
            std::erase_if(rest, [&](const StripMessage& m) { return m.clause == clause; });
            show(std::move(rest));
        });
        QAccessibleEvent event(strip, QAccessible::Alert);
        QAccessible::updateAccessibility(&event);
    }
    setVisible(!shown.empty());
}

} // namespace rigor
