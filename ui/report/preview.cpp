#include "ui/report/preview.h"

#include "ui/jobs/background.h"
#include "ui/kit/theme.h"
#include "ui/report/report_pages.h"

#include <QPaintEvent>

namespace rigor {
namespace {
constexpr int kGap = 16;

int heightOf(int pageWidth) { return qRound(pageWidth * ReportPages::kHeight / ReportPages::kWidth); }

std::vector<QImage> imagesOf(const ReportPages& pages, int width, double ratio) {
    std::vector<QImage> images;
    for (int page = 0; page < pages.count(); ++page) {
        QImage image(QSize(qRound(width * ratio), qRound(heightOf(width) * ratio)), QImage::Format_RGB32);
        image.setDevicePixelRatio(ratio);
        image.fill(Qt::white);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::TextAntialiasing);
        painter.scale(width / ReportPages::kWidth, width / ReportPages::kWidth);
        pages.paint(painter, page);
        painter.end();
        images.push_back(std::move(image));
    }
    return images;
}
} // namespace

/// The pages below each other.
class ReportPreview::Pages : public QWidget {
  public:
    using QWidget::QWidget;
    void set(std::vector<QImage> images, int pageWidth) {
        images_ = std::move(images);
        pageWidth_ = pageWidth;
        setMinimumSize(pageWidth_ + 2 * kGap, kGap + count() * (heightOf(pageWidth_) + kGap));
        update();
    }
    int count() const { return static_cast<int>(images_.size()); }

  protected:
    void paintEvent(QPaintEvent* event) override {
        QPainter painter(this);
        const int height = heightOf(pageWidth_);
        for (int page = 0; page < count(); ++page) {
            const QRect box((width() - pageWidth_) / 2, kGap + page * (height + kGap), pageWidth_, height);
            if (!box.intersects(event->rect())) continue;
            painter.drawImage(box.topLeft(), images_[static_cast<std::size_t>(page)]);
            painter.setPen(theme().strong);
            painter.drawRect(box.adjusted(-1, -1, 0, 0));
        }
    }

  private:
    std::vector<QImage> images_;
    int pageWidth_ = 560;
};

ReportPreview::ReportPreview(QWidget* parent) : QScrollArea(parent), pages_(new Pages) {
    setWidget(pages_);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setAccessibleName(tr("Pages of the report"));
}

void ReportPreview::setReport(std::function<Report()> make) {
    make_ = std::move(make);
    render();
}

void ReportPreview::render() {
    if (!make_) return;
    const int ticket = ++ticket_, width = pageWidth_;
    inBackground(
        this,
        [make = make_, width, ratio = devicePixelRatioF()] {
            return imagesOf(ReportPages(make()), width, ratio);
        },
        [this, ticket, width](Outcome<std::vector<QImage>>& outcome) {
            if (ticket != ticket_) return;
            if (!outcome.value) return Q_EMIT failed(outcome.sentence);
            pages_->set(std::move(*outcome.value), width);
            setAccessibleDescription(tr("%n page(s)", nullptr, pages_->count()));
            Q_EMIT ready();
        });
}

int ReportPreview::pageCount() const { return pages_->count(); }

void ReportPreview::setPageWidth(int pixels) {
    const int wanted = pixels > 0 ? pixels : std::max(200, viewport()->width() - 2 * kGap);
    if (wanted == pageWidth_) return;
    pageWidth_ = wanted;
    render();
}

} // namespace rigor
