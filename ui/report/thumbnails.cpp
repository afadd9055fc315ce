#include "ui/report/thumbnails.h"

#include "ui/widgets/look/fonts.h"
#include "ui/widgets/look/theme.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>

namespace rigor {
namespace {
constexpr int kThumbnailMargin = 16, kPageNumber = 26, kPageHeight = 130;
} // namespace

class ReportThumbnails::Column : public QWidget {
  public:
    explicit Column(ReportThumbnails& list) : list_(list) {}

  protected:
    void paintEvent(QPaintEvent* event) override {
        const Tokens& t = theme();
        QPainter painter(this);
        painter.setFont(fontFor(TextUse::Small));
        for (int page = 0; page < list_.count(); ++page) {
            const QRect box = list_.rectOf(page);
            if (!box.adjusted(-3, -3, 3, kPageNumber).intersects(event->rect())) continue;
            const bool current = page == list_.current();
            painter.drawImage(box, list_.pages_[static_cast<std::size_t>(page)]);
            painter.setPen(QPen(current ? t.accent : t.strong, current ? 2 : 1));
            painter.drawRect(current ? box.adjusted(-1, -1, 1, 1) : box.adjusted(-1, -1, 0, 0));
            if (current && list_.hasFocus()) {
                painter.setPen(QPen(t.accent, 1));
                painter.drawRect(box.adjusted(-4, -4, 4, 4));
            }
            painter.setPen(current ? t.text : t.muted);
            painter.drawText(QRect(box.left(), box.bottom() + 4, box.width(), 18), Qt::AlignCenter,
                             QString::number(page + 1));
        }
    }
    void mousePressEvent(QMouseEvent* event) override {
        for (int page = 0; page < list_.count(); ++page)
            if (list_.rectOf(page).adjusted(-4, -4, 4, kPageNumber).contains(event->pos()))
                return list_.choose(page);
    }

  private:
    ReportThumbnails& list_;
};

ReportThumbnails::ReportThumbnails(QWidget* parent) : QScrollArea(parent), column_(new Column(*this)) {
    setWidget(column_);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFixedWidth(kPageWidth + 2 * kThumbnailMargin + 8);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Pages in small"));
    set({});
}

QImage ReportThumbnails::smallOf(const QImage& page, double ratio) {
    QImage small = page.scaled(qRound(kPageWidth * ratio), qRound(kPageHeight * ratio), Qt::IgnoreAspectRatio,
                               Qt::SmoothTransformation);
    small.setDevicePixelRatio(ratio);
    return small;
}

void ReportThumbnails::set(std::vector<QImage> pages) {
    pages_ = std::move(pages);
    column_->resize(kPageWidth + 2 * kThumbnailMargin,
                    kThumbnailMargin + count() * (kPageHeight + kPageNumber));
    current_ = std::clamp(current_, 0, std::max(0, count() - 1));
    setAccessibleDescription(tr("page %1 of %2").arg(current_ + 1).arg(count()));
    column_->update();
}

QRect ReportThumbnails::rectOf(int page) const {
    return {kThumbnailMargin, kThumbnailMargin + page * (kPageHeight + kPageNumber), kPageWidth, kPageHeight};
}

void ReportThumbnails::setCurrent(int page) {
    if (page == current_ || page >= count()) return;
    current_ = page;
    setAccessibleDescription(tr("page %1 of %2").arg(current_ + 1).arg(count()));
    tellAccessFocus(this, current_);
    const QRect box = rectOf(page);
    ensureVisible(box.center().x(), box.center().y(), 0, kPageHeight / 2 + kPageNumber);
    column_->update();
}

std::vector<AccessPart> ReportThumbnails::accessParts() const {
    std::vector<AccessPart> parts;
    for (int page = 0; page < count(); ++page) {
        AccessPart part{.name = tr("page %1 of %2").arg(page + 1).arg(count())};
        part.place = rectOf(page).translated(column_->pos()) & viewport()->rect();
        part.state.selectable = true;
        part.state.selected = page == current_;
        parts.push_back(std::move(part));
    }
    return parts;
}

std::function<void()> ReportThumbnails::accessPress(int part) {
    if (part < 0) return {};
    return [this, part] { choose(part); };
}

void ReportThumbnails::choose(int page) {
    if (page < 0 || page >= count()) return;
    setCurrent(page);
    Q_EMIT chosen(page);
}

void ReportThumbnails::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_PageUp:
        return Q_EMIT scrollAsked(-1);
    case Qt::Key_PageDown:
        return Q_EMIT scrollAsked(1);
    case Qt::Key_Up:
        return choose(current_ - 1);
    case Qt::Key_Down:
        return choose(current_ + 1);
    case Qt::Key_Home:
        return choose(0);
    case Qt::Key_End:
        return choose(count() - 1);
    default:
        QScrollArea::keyPressEvent(event);
    }
}

} // namespace rigor
