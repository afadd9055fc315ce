#pragma once
// The way from an own file to a report in five steps: what is done in the present project, and what is next.

#include <QDialog>

#include <array>

class QLabel;
class QPushButton;

namespace rigor {

class Document;
class IconLabel;
class RunQueue;
class Text;

class FirstSteps : public QDialog {
    Q_OBJECT
  public:
    static constexpr int kRows = 5;
    FirstSteps(Document& document, RunQueue& queue, QWidget* parent);
    int next() const { return next_; } ///< the row that is to be done next; kRows = all are done
    QPushButton* button(int row) const { return rows_[static_cast<std::size_t>(row)].go; }
    QString sentence(int row) const; ///< what is done or to be done there

  Q_SIGNALS:
    void actionAsked(const QString& name); ///< as StepPage::actionAsked

  private:
    struct Row {
        IconLabel* icon;
        Text *title, *state, *hint;
        QPushButton* go;
    };
    void refresh();
    Document& document_;
    RunQueue& queue_;
    std::array<Row, kRows> rows_{};
    int next_ = 0;
};

} // namespace rigor
