#pragma once
// What the window asks of a page: its body, its inspector, and that it can go to another step.

#include "ui/document/document.h"
#include "ui/jobs/run_queue.h"
#include "ui/steps/run/repeat_menu.h"
#include "ui/widgets/inspector.h"
#include "ui/widgets/message_bar.h"
#include "ui/widgets/panel.h"

#include <QWidget>

namespace rigor {

enum Step { kData, kModel, kUnknowns, kRun, kCompare, kReport, kTrust };

class StepPage : public QWidget {
    Q_OBJECT
  public:
    StepPage(Document& document, RunQueue& queue, QWidget* parent = nullptr)
        : QWidget(parent), document_(document), queue_(queue) {}
    /// Owned by the page until the window gives it a parent.
    virtual QWidget* inspector() = 0;
    /// The page comes to the front.
    virtual void activate() {}
    /// Ctrl+Tab.
    virtual void nextTab() {}

  Q_SIGNALS:
    void stepAsked(int step);
    void runAsked();
    void repeatAsked(const rigor::RepeatRequest& request);
    void actionAsked(const QString& name); ///< "open-data", "open-model", "paste", "line:17" of the data, ...

  protected:
    Document& document_;
    RunQueue& queue_;
};

/// "3 problems" in the right ink for strips and steps.
QString placeText(const SourcePlace& place);

} // namespace rigor
