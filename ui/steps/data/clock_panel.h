#pragma once
// The offset of the clock of one file: where its curve resembles that of the first file of its experiment,
// what the model leaves there, and one click that takes an offset. The search runs in the background.

#include "core/study/run/clock_candidates.h"
#include "ui/document/document.h"
#include "ui/widgets/panel.h"

class QProgressBar;

namespace rigor {

class NumberTable;
class Plot;
class TableView;

/// What a search found; the curves are named for people.
struct ClockFinding {
    OffsetSearch search;
    ClockProposal proposal;
    std::string reference, moved; ///< "x1 of laser.csv"
    int derivatives = 0;          ///< as clockOffsets() has them
};

class ClockPanel : public Panel {
    Q_OBJECT
  public:
    explicit ClockPanel(Document& document, QWidget* parent = nullptr);
    ~ClockPanel() override; ///< stops a search under way
    /// Searches the offset of this file, an index of the study's, in place of what was searched before.
    void propose(std::size_t file);
    void cancel();
    void closeSearch();
    /// What is shown is of files and offsets of now.
    void refresh();
    bool isSearching() const { return searching_; }
    const ClockFinding& finding() const { return finding_; }
    /// Whether the offset of a file is one that was found for it.
    bool wasFound(std::size_t file, double offset) const;
    TableView* view() const { return view_; }
    QPushButton* takeButton() const { return take_; }
    QPushButton* cancelButton() const { return cancel_; }
    Text* sentence() const { return sentence_; }

  Q_SIGNALS:
    void shown(bool open);
    void found();

  private:
    void take(int trial);
    void showFinding(const ClockFinding& finding);
    void draw();
    QString offsetText(double offset) const;
    Document& document_;
    Text* sentence_;
    QProgressBar* bar_;
    QPushButton *cancel_, *take_, *close_;
    Plot* plot_;
    NumberTable* table_;
    TableView* view_;
    ClockFinding finding_;
    std::size_t file_ = 0;
    std::vector<std::string> files_; ///< of the study when it was asked
    bool searching_ = false;
    int ticket_ = 0;
    std::stop_source stop_;
};

} // namespace rigor
