#pragma once
// What the rows of the runs speak against: asked or not, the findings with their likely causes and where each
// is put right, what could not be asked. With one run also what another would add.

#include "core/methods/method.h"
#include "ui/document/trust_answers.h"
#include "ui/widgets/panel.h"

namespace rigor {

class TrustFindings : public Panel {
    Q_OBJECT
  public:
    explicit TrustFindings(QWidget* parent = nullptr);
    void show(const TrustAnswers::Answer& answer);
    /// Of the rows being asked; nothing else changes.
    void showProgress(const ProgressEvent& event);

  Q_SIGNALS:
    void askAsked();
    void cancelAsked();
    void actionAsked(const QString& action);

  private:
    void addFinding(QVBoxLayout* column, const TrustFinding& finding);
    void addNext(QVBoxLayout* column, const NextRun& next);
    Text* progress_ = nullptr;
    QWidget* holder_;
    QVBoxLayout* column_;
};

/// "fitting, 120 simulations".
QString askingText(const ProgressEvent& event);

} // namespace rigor
