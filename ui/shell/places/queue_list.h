#pragma once
// The list over the job strip: what waits, with Remove.

#include "ui/widgets/text/labels.h"

class QVBoxLayout;

namespace rigor {

class RunQueue;

class QueueList : public Surface {
    Q_OBJECT
  public:
    explicit QueueList(RunQueue& queue, QWidget* parent = nullptr);
    void refresh();

  Q_SIGNALS:
    void removeAsked(int id);

  private:
    RunQueue& queue_;
    QVBoxLayout* rows_;
};

} // namespace rigor
