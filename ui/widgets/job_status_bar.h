#pragma once
// The bottom line of the window: what runs (name, bar, counts, time left, Cancel) or that nothing does and
// what ended last; at the right when the project was saved.

#include "ui/widgets/text/labels.h"

#include <QProgressBar>

namespace rigor {

struct JobLine {
    bool running = false;
    QString name;      ///< "Run 3 · Maximum entropy"
    double share = -1; ///< 0 .. 1, below 0 = not known: no bar
    QString counts; ///< "3.78 of 6.48 million simulations · log L 121.08 · at most 33 s left in this phase"
    QString last;   ///< while idle: "Run 3 finished in 1.9 s"
    int queued = 0;
    QString place = {}; ///< where it is computed; "" = this computer
};

class JobStatusBar : public Surface, public Painted {
    Q_OBJECT
  public:
    explicit JobStatusBar(QWidget* parent = nullptr);
    QAccessible::Role accessRole() const override { return QAccessible::StatusBar; }
    QString accessSummary() const override;
    void show(const JobLine& line);
    const JobLine& line() const { return line_; }
    QPushButton* placesButton() const { return places_; }
    void setSaved(const QString& text);
    QString saved() const { return saved_->text(); }

  Q_SIGNALS:
    void cancelAsked();
    void queueAsked();
    void placesAsked();

  protected:
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    JobLine line_;
    IconLabel* icon_;
    Text* name_;
    QProgressBar* bar_;
    Text* counts_;
    QPushButton* cancel_;
    QPushButton* queue_;
    QPushButton* places_;
    Text* saved_;
};

} // namespace rigor
