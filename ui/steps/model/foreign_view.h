#pragma once
// A model that comes from elsewhere (an FMU, a program, a server): the question whether it may run, what its
// description says, and its variables (VISUAL.md, r-consent).

#include "ui/document/document.h"
#include "ui/widgets/message_bar.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/table_view.h"

class QCheckBox;
class QGridLayout;
class QLineEdit;

namespace rigor {

struct ForeignCode;

/// "May pump.fmu run on this computer?"; Enter does not consent.
class ConsentPanel : public Panel {
    Q_OBJECT
  public:
    explicit ConsentPanel(QWidget* parent = nullptr);
    void show(const ForeignCode& code);
    QPushButton* trust() const { return trust_; }
    QPushButton* notNow() const { return notNow_; }

  Q_SIGNALS:
    void trusted();
    void refused();

  private:
    void fillFile(const ForeignCode& code);
    Text* question_;
    QGridLayout* file_;
    QCheckBox* know_;
    QPushButton *trust_, *notNow_;
};

class ForeignView : public QWidget {
    Q_OBJECT
  public:
    explicit ForeignView(Document& document, QWidget* parent = nullptr);
    void refresh();
    /// To where nothing is consented to by Enter.
    void takeFocus();
    ConsentPanel* consent() const { return consent_; }
    NumberTable* variables() const { return variables_; }

  Q_SIGNALS:
    void openAsked();

  private:
    void allow();
    void withdraw();
    void refreshVariables();
    Document& document_;
    MessageArea* given_;
    ConsentPanel* consent_;
    Panel* panel_;
    QLineEdit* filter_;
    Segments* which_;
    NumberTable* variables_;
    TableView* view_;
    std::string shown_; ///< hash and whether it may run, of what is shown
};

} // namespace rigor
