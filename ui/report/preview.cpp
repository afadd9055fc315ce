#include "ui/report/preview.h"

#include "ui/kit/theme.h"
#include "ui/report/report_pages.h"

#include <QPaintEvent>

namespace rigor {
namespace {
constexpr int kGap = 16;
}

/// The pages below each other; each is painted once into a pixmap of its size on the screen.
class ReportPreview::Pages : public QWidget {
  public:
    using QWidget::QWidget;
    void set(std::unique_ptr<ReportPages> pages) {
        pages_ = std::move(pages);
        cache_.clear();
        arrange();
    }
    int count() const { return pages_ ? pages_->count() : 0; }
    void setWidthOfPage(int pixels) {
        if (pixels == pageWidth_) return;
        pageWidth_ = pixels;
        cache_.clear();
        arrange();
    }

  protected:
    void paintEvent(QPaintEvent* event) override {
        QPainter painter(this);
        for (int page = 0; page < count(); ++page) {
            const QRect box = pageRect(page);
            if (!box.intersects(event->rect())) continue;
            painter.drawPixmap(box.topLeft(), picture(page));
            painter.setPen(theme().strong);
            painter.drawRect(box.adjusted(-1, -1, 0, 0));
        }
    }

  private:
    int pageHeight() const { return qRound(pageWidth_ * ReportPages::kHeight / ReportPages::kWidth); }
    QRect pageRect(int page) const {
        return {(width() - pageWidth_) / 2, kGap + page * (pageHeight() + kGap), pageWidth_, pageHeight()};
    }
    void arrange() {
        setMinimumSize(pageWidth_ + 2 * kGap, kGap + count() * (pageHeight() + kGap));
        update();
    }
    const QPixmap& picture(int page) {
        cache_.resize(static_cast<std::size_t>(count()));
        QPixmap& pixmap = cache_[static_cast<std::size_t>(page)];
        if (!pixmap.isNull()) return pixmap;
        const double ratio = devicePixelRatioF();
        pixmap = QPixmap(QSize(qRound(pageWidth_ * ratio), qRound(pageHeight() * ratio)));
        pixmap.setDevicePixelRatio(ratio);
        pixmap.fill(Qt::white);
        QPainter painter(&pixmap);
        painter.setRenderHint(QPainter::TextAntialiasing);
        painter.scale(pageWidth_ / ReportPages::kWidth, pageWidth_ / ReportPages::kWidth);
        pages_->paint(painter, page);
        return pixmap;
    }
    std::unique_ptr<ReportPages> pages_;
    std::vector<QPixmap> cache_;
    int pageWidth_ = 560;
};

ReportPreview::ReportPreview(QWidget* parent) : QScrollArea(parent), pages_(new Pages) {
    setWidget(pages_);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setAccessibleName(tr("Pages of the report"));
}

void ReportPreview::setReport(const Report& report) {
    pages_->set(std::make_unique<ReportPages>(report));
    setAccessibleDescription(tr("%n page(s)", nullptr, pages_->count()));
}

int ReportPreview::pageCount() const { return pages_->count(); }

void ReportPreview::setPageWidth(int pixels) {
    pages_->setWidthOfPage(pixels > 0 ? pixels : std::max(200, viewport()->width() - 2 * kGap));
}

} // namespace rigor
