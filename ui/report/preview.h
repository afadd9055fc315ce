#pragma once
// The pages of the report as the PDF has them. They are laid out and painted into images off the GUI thread;
// until they are ready the pages before stay in view.

#include "core/study/report/report.h"
#include "ui/report/report_pages.h"

#include <QScrollArea>
#include <QTimer>

#include <functional>

namespace rigor {

class ReportPreview : public QScrollArea {
    Q_OBJECT
  public:
    explicit ReportPreview(QWidget* parent = nullptr);
    /// `make` runs off the GUI thread and owns what it reads. Of several calls in a row the last one counts.
    void setReport(std::function<Report()> make);
    int pageCount() const;
    /// Zoom: a whole page in view, or as wide as the view.
    enum class Fit { Page, Width };
    void setFit(Fit fit);
    int percent() const; ///< of the size on paper at 96 dpi
    /// Titles of the sections in their order.
    QStringList sections() const;
    /// Scrolls to a section by its title without its number; nothing happens if it is not in the report.
    void showSection(const QString& title);

  Q_SIGNALS:
    void ready();                         ///< the pages of the last report are in view
    void failed(const QString& sentence); ///< `make` threw

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    class Pages;
    struct Rendered;
    static Rendered rendered(const Report& report, int width, double ratio);
    int wantedWidth() const;
    void render();
    Pages* pages_;
    std::function<Report()> make_;
    std::vector<ReportPages::OutlineEntry> outline_;
    Fit fit_ = Fit::Page;
    QTimer settled_; ///< the size of the view has not changed for a moment
    int pageWidth_ = 560, ticket_ = 0;
};

} // namespace rigor
