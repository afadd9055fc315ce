#pragma once
// The files of a study with more than one: of which experiment each is, its time, rate and clock, and which
// of them is in view.

#include "ui/document/document.h"
#include "ui/widgets/panel.h"

class QCheckBox;
class QGridLayout;
class QScrollArea;

namespace rigor {

/// What is shown of one file; read in the background.
struct FileFacts {
    QStringList times;  ///< columns that could be its time
    QString time;       ///< the one that is
    bool dated = false; ///< it tells the time of day, so that no offset is assumed
    std::size_t rows = 0, gaps = 0;
    double start = 0, end = 0, step = 0, widestGap = 0; ///< s, on its own clock
    QString why;                                        ///< it cannot be read; "" = it can
};

class FilesPanel : public Panel {
    Q_OBJECT
  public:
    explicit FilesPanel(Document& document, QWidget* parent = nullptr);
    /// Hidden with a single file.
    void refresh();
    /// An offset that the search has found is called proposed.
    void setFound(std::function<bool(std::size_t file, double offset)> found) { found_ = std::move(found); }
    const std::vector<FileFacts>& facts() const { return facts_; }
    QCheckBox* oneExperiment() const { return one_; }
    QPushButton* proposeButton() const { return propose_; }

  Q_SIGNALS:
    void offsetAsked(std::size_t file);

  private:
    void readFacts();
    void makeRows();
    void makeRow(int row, std::size_t file, const QString& name, QWidget* grid, QGridLayout* layout);
    void joinAll(bool one);
    void setEntry(const QString& text, std::size_t file, const std::function<void(FileEntry&)>& edit);
    void setOffset(std::size_t file, const QString& typed);
    Document& document_;
    QScrollArea* scroll_;
    QCheckBox* one_;
    QPushButton* propose_;
    Text* why_;
    std::function<bool(std::size_t, double)> found_;
    std::vector<FileFacts> facts_;
    DataRecipe read_; ///< what the facts were read by
    int ticket_ = 0;
    QString focused_; ///< accessible name of what gets the keyboard back when the rows are made anew
};

} // namespace rigor
