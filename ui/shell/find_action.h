#pragma once
// Ctrl+K: a list of everything the menus offer and of all runs, narrowed while typing; Enter does it.

#include "ui/widgets/popup.h"

#include <functional>
#include <vector>

class QLineEdit;
class QListWidget;

namespace rigor {

struct FoundAction {
    QString text;  ///< "View: Compare"
    QString right; ///< keys
    QString also;  ///< other names by which it is found: "German" for "Deutsch"
    bool enabled = true;
    std::function<void()> run;
};

/// Property of an entry of a menu: other names by which it is found.
inline constexpr const char* kAlsoCalled = "alsoCalled";

class FindAction : public Popup {
    Q_OBJECT
  public:
    /// A popup; deletes itself when it is closed.
    FindAction(std::vector<FoundAction> actions, QWidget* parent);
    QLineEdit* edit() const { return edit_; }
    QListWidget* list() const { return list_; }

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void narrow(const QString& text);
    void runCurrent();
    std::vector<FoundAction> actions_;
    QLineEdit* edit_;
    QListWidget* list_;
};

} // namespace rigor
