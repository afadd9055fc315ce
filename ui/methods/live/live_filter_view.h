#pragma once
// The filter while data stream in: play, pause, speed and stop over the result page, which shows what is
// known by now; the verdict so far above it.

#include "ui/jobs/filter_stream.h"
#include "ui/methods/method_page.h"

class QLabel;
class QStackedWidget;
class QToolButton;

namespace rigor {

class ResultPage;
class PageHead;
class Segments;
class MessageArea;

/// What goes on while the view is built anew, in another language.
struct LiveStreaming {
    std::unique_ptr<FilterStream> stream; ///< null: there was none
    std::shared_ptr<const PreparedStudy> study;
    ResultContext context;
    int speed = 0;
};

class LiveFilterView : public QWidget {
    Q_OBJECT
  public:
    explicit LiveFilterView(QWidget* parent = nullptr);
    void start(std::shared_ptr<const PreparedStudy> study, FilterStream::Source source,
               const ResultContext& context);
    void stop() { stream_->stop(); }
    LiveStreaming leave(); ///< the view is empty from then on
    void takeUp(LiveStreaming streaming);
    void togglePause();
    void setSpeed(int index); ///< 1x, 4x, 16x, as fast as it goes

    const FilterStream& stream() const { return *stream_; }
    ResultPage* page() const { return page_; }
    /// Of the result page; null before the first result.
    QWidget* inspector() const;
    /// "running", "paused", ... for the page head.
    QString stateWord() const;
    QString clause() const;

  Q_SIGNALS:
    void changed();
    void closeAsked();

  private:
    void showNow();
    void showControls();
    std::unique_ptr<FilterStream> stream_;
    ResultContext context_;
    ResultPage* page_ = nullptr;
    MessageArea* strips_;
    QStackedWidget* stack_;
    QLabel* time_;
    QToolButton* play_;
    Segments* speed_;
    QPushButton* stop_;
    std::shared_ptr<const PreparedStudy> study_;
};

} // namespace rigor
