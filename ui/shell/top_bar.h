#pragma once
// The bar under the menu (40 high): project, study; at the right undo, redo, why Run is not possible, Cancel,
// Run.

#include "ui/widgets/text/labels.h"

class QComboBox;

namespace rigor {

class TopBar : public Surface {
    Q_OBJECT
  public:
    explicit TopBar(QWidget* parent = nullptr);
    /// studies: of the project, empty = there is none to choose; shown: which of them.
    void setProject(const QString& name, const QStringList& studies, int shown, bool modified);
    void setUndo(bool undo, const QString& undoText, bool redo, const QString& redoText);
    /// whyNot: empty = Run is possible. While a run goes on, Run reads Queue.
    /// settling: the reason passes by itself, so that Run can be asked for; later: it was.
    void setRun(const QString& whyNot, bool running, bool settling, bool later);
    QComboBox* studies() const { return study_; }
    QPushButton* newStudyButton() const { return newStudy_; }
    QPushButton* runButton() const { return run_; }
    QPushButton* cancelButton() const { return cancel_; }
    QPushButton* runOnButton() const { return runOn_; }
    /// Where the next runs are computed; "" = this computer.
    void setPlace(const QString& place);
    QString reason() const;

  Q_SIGNALS:
    void undoAsked();
    void redoAsked();
    void findAsked();
    void runAsked();
    void runOnAsked();
    void cancelAsked();
    void studyChosen(int index);
    void newStudyAsked();

  private:
    Text* project_;
    QWidget* line_;
    QComboBox* study_;
    QPushButton* newStudy_;
    QPushButton *undo_, *redo_;
    Text* reason_;
    QPushButton *cancel_, *run_, *runOn_;
    QString place_;
};

} // namespace rigor
