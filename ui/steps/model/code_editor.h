#pragma once
// The model text: line numbers with marks, syntax colours, wavy lines under what is wrong, the sentence at
// the end of the line.

#include "core/engine/modelica/compile.h"

#include <QPlainTextEdit>
#include <QSyntaxHighlighter>

class QCompleter;
class QStringListModel;

namespace rigor {

class ModelHighlighter : public QSyntaxHighlighter {
    Q_OBJECT
  public:
    explicit ModelHighlighter(QTextDocument* document);

  protected:
    void highlightBlock(const QString& text) override;
};

class CodeEditor : public QPlainTextEdit {
    Q_OBJECT
  public:
    explicit CodeEditor(QWidget* parent = nullptr);
    void setProblems(const std::vector<ModelProblem>& problems);
    /// Replaces the text without moving the cursor more than the change asks for.
    void showText(const QString& text);
    void goTo(int line, int column);
    /// Selects a piece of the text and brings it into view; the keyboard stays where it is.
    void select(int start, int length);
    QCompleter* completer() const { return completer_; }
    void paintGutter(QPaintEvent* event);
    static constexpr int kGutter = 52;

  Q_SIGNALS:
    void undoAsked();
    void redoAsked();
    void edited();

  protected:
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;

  private:
    void markLines();
    void markMatches(QList<QTextEdit::ExtraSelection>& list) const;
    void offerCompletions(bool asked);
    void takeCompletion(const QString& word);
    bool takeReplacement();
    QCompleter* completer_;
    QStringListModel* words_;
    std::vector<ModelProblem> problems_;
    QWidget* gutter_;
    ModelHighlighter* highlighter_;
    bool showing_ = false;
};

} // namespace rigor
