#include "ui/report/preview.h"

#include "ui/jobs/background.h"
#include "ui/kit/theme.h"

#include <QPaintEvent>
#include <QScrollBar>

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

struct ReportPreview::Rendered {
    std::vector<QImage> images;
    std::vector<ReportPages::OutlineEntry> outline;
};

ReportPreview::Rendered ReportPreview::rendered(const Report& report, int width, double ratio) {
    const ReportPages pages(report);
    return {imagesOf(pages, width, ratio), pages.outline()};
}

ReportPreview::ReportPreview(QWidget* parent) : QScrollArea(parent), pages_(new Pages) {
    setWidget(pages_);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setAccessibleName(tr("Pages of the report"));
    settled_.setSingleShot(true);
    settled_.setInterval(120);
    connect(&settled_, &QTimer::timeout, this, [this] {
        if (wantedWidth() != pageWidth_) render();
    });
}

void ReportPreview::setReport(std::function<Report()> make) {
    make_ = std::move(make);
    render();
}

int ReportPreview::wantedWidth() const {
    const int wide = viewport()->width() - 2 * kGap;
    const int high = qRound((viewport()->height() - 2 * kGap) * ReportPages::kWidth / ReportPages::kHeight);
    return std::clamp(fit_ == Fit::Width ? wide : std::min(wide, high), 320, 1600);
}

void ReportPreview::render() {
    if (!make_) return;
    pageWidth_ = wantedWidth();
    const int ticket = ++ticket_, width = pageWidth_;
    inBackground(
        this, [make = make_, width, ratio = devicePixelRatioF()] { return rendered(make(), width, ratio); },
        [this, ticket, width](Outcome<Rendered>& outcome) {
            if (ticket != ticket_) return;
            if (!outcome.value) return Q_EMIT failed(outcome.sentence);
            outline_ = std::move(outcome.value->outline);
            pages_->set(std::move(outcome.value->images), width);
            setAccessibleDescription(tr("%n page(s)", nullptr, pages_->count()));
            Q_EMIT ready();
        });
}

int ReportPreview::pageCount() const { return pages_->count(); }

int ReportPreview::percent() const { return qRound(100.0 * pageWidth_ / (ReportPages::kWidth * 96 / 72)); }

void ReportPreview::setFit(Fit fit) {
    fit_ = fit;
    if (wantedWidth() != pageWidth_) render();
}

QStringList ReportPreview::sections() const {
    QStringList titles;
    for (const auto& entry : outline_) titles << entry.title;
    return titles;
}

void ReportPreview::showSection(const QString& title) {
    for (const auto& entry : outline_)
        if (entry.title.endsWith(title)) {
            const double scale = pageWidth_ / ReportPages::kWidth;
            const double top = kGap + entry.page * (heightOf(pageWidth_) + kGap) + entry.top * scale;
            verticalScrollBar()->setValue(qRound(top) - 24);
            return;
        }
}

void ReportPreview::resizeEvent(QResizeEvent* event) {
    QScrollArea::resizeEvent(event);
    settled_.start();
}

} // namespace rigor
