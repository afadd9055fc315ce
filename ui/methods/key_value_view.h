#pragma once
// Settings and provenance of a run as a tree of names and values, and the study text beside it.

#include "ui/methods/method_page.h"

#include <QPlainTextEdit>
#include <QTreeWidget>

namespace rigor {

class KeyValueView : public QWidget {
    Q_OBJECT
  public:
    explicit KeyValueView(QWidget* parent = nullptr);
    void setResult(const Result& result, const ResultContext& context);

  private:
    QTreeWidget* tree_;
    QPlainTextEdit* text_;
    QWidget* textPanel_;
};

} // namespace rigor
