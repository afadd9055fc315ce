#pragma once
// The tabs of Settings beside Places: what the window looks like, what of others' code may run, and the keys.

#include <QWidget>

namespace rigor {

class NumberTable;
class TableView;
class Text;

/// Language and theme, each at once.
class GeneralSettings : public QWidget {
    Q_OBJECT
  public:
    explicit GeneralSettings(QWidget* parent = nullptr);
};

/// What this account has allowed to run, and to withdraw it.
class TrustedPrograms : public QWidget {
    Q_OBJECT
  public:
    explicit TrustedPrograms(QWidget* parent = nullptr);
    void refresh(); ///< reads the list
    TableView* table() const { return view_; }

  private:
    TableView* view_;
    NumberTable* rows_;
    Text* said_;
};

/// The keys of the window's menus, as its actions have them.
class KeyboardKeys : public QWidget {
    Q_OBJECT
  public:
    explicit KeyboardKeys(QWidget* parent = nullptr);
    void refresh(); ///< of the window that it is in
    TableView* table() const { return view_; }

  private:
    TableView* view_;
    NumberTable* rows_;
};

} // namespace rigor
