#pragma once
// The pages of the report as the PDF has them. They are laid out and painted into images off the GUI thread;
// until they are ready the pages before stay in view.

#include "core/study/report/report.h"

#include <QScrollArea>

#include <functional>

namespace rigor {

class ReportPreview : public QScrollArea {
    Q_OBJECT
  public:
    explicit ReportPreview(QWidget* parent = nullptr);
    /// `make` runs off the GUI thread and owns what it reads. Of several calls in a row the last one counts.
    void setReport(std::function<Report()> make);
    int pageCount() const;
    /// Zoom: width of a page in px; 0 = fits the width of the view.
    void setPageWidth(int pixels);

  Q_SIGNALS:
    void ready();                         ///< the pages of the last report are in view
    void failed(const QString& sentence); ///< `make` threw

  private:
    class Pages;
    void render();
    Pages* pages_;
    std::function<Report()> make_;
    int pageWidth_ = 560, ticket_ = 0;
};

} // namespace rigor
