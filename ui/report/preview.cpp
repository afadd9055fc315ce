#include "ui/report/preview.h"

#include "ui/jobs/background.h"
#include "ui/report/thumbnails.h"
#include "ui/widgets/access.h"
#include "ui/widgets/look/theme.h"

#include <QHBoxLayout>
#include <QPaintEvent>
#include <QScrollBar>

namespace rigor {
namespace {
constexpr int kPageGap = 16;

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

/// The pages below each other, one or two in a row.
class ReportPreview::Pages : public QWidget, public Painted {
  public:
    Pages() { setAccessibleName(ReportPreview::tr("Pages of the report")); }
    QAccessible::Role accessRole() const override { return QAccessible::Graphic; }
    void set(std::vector<QImage> images, int pageWidth, int inRow) {
        images_ = std::move(images);
        pageWidth_ = pageWidth;
        inRow_ = inRow;
        const int rows = (count() + inRow_ - 1) / inRow_;
        setMinimumSize(inRow_ * (pageWidth_ + kPageGap) + kPageGap,
                       kPageGap + rows * (heightOf(pageWidth_) + kPageGap));
        update();
    }
    int count() const { return static_cast<int>(images_.size()); }
    QRect rectOf(int page) const {
        const int all = inRow_ * (pageWidth_ + kPageGap) - kPageGap, height = heightOf(pageWidth_);
        return {(width() - all) / 2 + page % inRow_ * (pageWidth_ + kPageGap),
                kPageGap + page / inRow_ * (height + kPageGap), pageWidth_, height};
    }

  protected:
    void paintEvent(QPaintEvent* event) override {
        QPainter painter(this);
        for (int page = 0; page < count(); ++page) {
            const QRect box = rectOf(page);
            if (!box.intersects(event->rect())) continue;
            painter.drawImage(box.topLeft(), images_[static_cast<std::size_t>(page)]);
            painter.setPen(theme().strong);
            painter.drawRect(box.adjusted(-1, -1, 0, 0));
        }
    }

  private:
    std::vector<QImage> images_;
    int pageWidth_ = 560, inRow_ = 1;
};

struct ReportPreview::Rendered {
    std::vector<QImage> images, small;
    std::vector<ReportPages::OutlineEntry> outline;
    std::vector<ReportEntry> offered;
};

ReportPreview::Rendered ReportPreview::rendered(const Report& report, int width, double ratio) {
    const ReportPages pages(report);
    Rendered all{imagesOf(pages, width, ratio), {}, pages.outline(), report.offered};
    for (const QImage& image : all.images) all.small.push_back(ReportThumbnails::smallOf(image, ratio));
    return all;
}

ReportPreview::ReportPreview(QWidget* parent)
    : QWidget(parent), thumbnails_(new ReportThumbnails), area_(new QScrollArea), pages_(new Pages) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(thumbnails_);
    row->addWidget(area_, 1);
    area_->setWidget(pages_);
    area_->setWidgetResizable(true);
    area_->setFrameShape(QFrame::NoFrame);
    area_->setFocusPolicy(Qt::NoFocus); // the small pages take the keys
    area_->setAccessibleName(tr("Pages of the report"));
    area_->viewport()->installEventFilter(this);
    connect(area_->verticalScrollBar(), &QScrollBar::valueChanged, this, &ReportPreview::scrolled);
    connect(thumbnails_, &ReportThumbnails::chosen, this, &ReportPreview::showPage);
    connect(thumbnails_, &ReportThumbnails::scrollAsked, this, [this](int views) {
        auto* bar = area_->verticalScrollBar();
        bar->setValue(bar->value() + views * bar->pageStep() * 9 / 10);
    });
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
    const QSize view = area_->viewport()->size();
    const int wide = view.width() - 2 * kPageGap, half = (wide - kPageGap) / 2;
    const int high = qRound((view.height() - 2 * kPageGap) * ReportPages::kWidth / ReportPages::kHeight);
    return std::clamp(fit_ == Fit::Width      ? wide
                      : fit_ == Fit::TwoPages ? std::min(half, high)
                                              : std::min(wide, high),
                      fit_ == Fit::TwoPages ? 200 : 320, 1600);
}

void ReportPreview::render() {
    if (!make_) return;
    pageWidth_ = wantedWidth();
    const int ticket = ++ticket_, width = pageWidth_, inRow = fit_ == Fit::TwoPages ? 2 : 1;
    inBackground(
        this, [make = make_, width, ratio = devicePixelRatioF()] { return rendered(make(), width, ratio); },
        [this, ticket, width, inRow](Outcome<Rendered>& outcome) {
            if (ticket != ticket_) return;
            if (!outcome.value) return Q_EMIT failed(outcome.sentence);
            outline_ = std::move(outcome.value->outline);
            offered_ = std::move(outcome.value->offered);
            pages_->set(std::move(outcome.value->images), width, inRow);
            thumbnails_->set(std::move(outcome.value->small));
            scrolled();
            area_->setAccessibleDescription(tr("%n page(s)", nullptr, pages_->count()));
            Q_EMIT ready();
        });
}

int ReportPreview::pageCount() const { return pages_->count(); }

int ReportPreview::percent() const { return qRound(100.0 * pageWidth_ / (ReportPages::kWidth * 96 / 72)); }

void ReportPreview::setFit(Fit fit) {
    const bool rows = (fit == Fit::TwoPages) != (fit_ == Fit::TwoPages);
    fit_ = fit;
    if (rows || wantedWidth() != pageWidth_) render();
}

QRect ReportPreview::pageRect(int page) const { return pages_->rectOf(page); }

void ReportPreview::showSection(const QString& key) {
    if (key.isEmpty()) return showPage(0);
    for (const auto& entry : outline_)
        if (entry.key == key) {
            const double scale = pageWidth_ / ReportPages::kWidth;
            area_->verticalScrollBar()->setValue(qRound(pageRect(entry.page).top() + entry.top * scale) - 24);
            return;
        }
}

void ReportPreview::showPage(int page) {
    if (page < pageCount()) area_->verticalScrollBar()->setValue(pageRect(page).top() - kPageGap);
}

int ReportPreview::currentPage() const {
    // A third down the view: what is read, not the last line of the page before.
    const int y = area_->verticalScrollBar()->value() + area_->viewport()->height() / 3;
    int current = 0;
    for (int page = 0; page < pageCount(); ++page)
        if (pageRect(page).top() <= y && (page == 0 || pageRect(page).top() > pageRect(current).top()))
            current = page;
    return current;
}

void ReportPreview::scrolled() { thumbnails_->setCurrent(currentPage()); }

bool ReportPreview::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize) settled_.start();
    return QWidget::eventFilter(watched, event);
}

} // namespace rigor
