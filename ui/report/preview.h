#pragma once
// The pages of the report as the PDF has them: small ones in a column on the left, the whole ones beside it.
// They are laid out and painted into images off the GUI thread; until they are ready the pages before stay in
// view.

#include "core/study/report/report.h"
#include "ui/report/report_pages.h"

#include <QScrollArea>
#include <QTimer>

#include <functional>

namespace rigor {

class ReportThumbnails;

class ReportPreview : public QWidget {
    Q_OBJECT
  public:
    explicit ReportPreview(QWidget* parent = nullptr);
    /// `make` runs off the GUI thread and owns what it reads. Of several calls in a row the last one counts.
    void setReport(std::function<Report()> make);
    int pageCount() const;
    /// Zoom: a whole page in view, two beside each other, or as wide as the view.
    enum class Fit { Page, TwoPages, Width };
    void setFit(Fit fit);
    int percent() const; ///< of the size on paper at 96 dpi
    /// The sections in their order, with number, title and key.
    const std::vector<ReportPages::OutlineEntry>& outline() const { return outline_; }
    /// All sections the result has something for, also those left out.
    const std::vector<ReportEntry>& offered() const { return offered_; }
    /// Scrolls to a section by its key, "" = the first page; nothing happens if it is not in the report.
    void showSection(const QString& key);
    void showPage(int page);
    int currentPage() const;        ///< the one at the upper edge of the view
    QRect pageRect(int page) const; ///< in the coordinates of all pages
    ReportThumbnails* thumbnails() const { return thumbnails_; }

  Q_SIGNALS:
    void ready();                         ///< the pages of the last report are in view
    void failed(const QString& sentence); ///< `make` threw

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    class Pages;
    void scrolled();
    struct Rendered;
    static Rendered rendered(const Report& report, int width, double ratio);
    int wantedWidth() const;
    void render();
    ReportThumbnails* thumbnails_;
    QScrollArea* area_;
    Pages* pages_;
    std::function<Report()> make_;
    std::vector<ReportPages::OutlineEntry> outline_;
    std::vector<ReportEntry> offered_;
    Fit fit_ = Fit::Page;
    QTimer settled_; ///< the size of the view has not changed for a moment
    int pageWidth_ = 560, ticket_ = 0;
};

} // namespace rigor
