#pragma once
// The pages of the report as the PDF has them, painted in the window.

#include "core/study/report/report.h"

#include <QScrollArea>

namespace rigor {

class ReportPreview : public QScrollArea {
    Q_OBJECT
  public:
    explicit ReportPreview(QWidget* parent = nullptr);
    void setReport(const Report& report);
    int pageCount() const;
    /// Zoom: width of a page in px; 0 = fits the width of the view.
    void setPageWidth(int pixels);

  private:
    class Pages;
    Pages* pages_;
};

} // namespace rigor
