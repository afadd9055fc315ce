#pragma once
// Settings, a page with tabs that Esc closes. Places: where runs may be computed. A table, the form of the
// place that is selected, and its test. What is changed is written at once, into the file that `rigor run
// --on` reads.

#include "ui/document/runs/places.h"
#include "ui/jobs/place_tester.h"
#include "ui/widgets/inspector.h"
#include "ui/widgets/message_bar.h"
#include "ui/widgets/panel.h"

class QLineEdit;
class QScrollArea;
class QStackedWidget;
class QTabBar;

namespace rigor {

class FieldForm;
class SignedTable;
class TableView;

class PlacesPage : public QWidget {
    Q_OBJECT
  public:
    explicit PlacesPage(QWidget* parent = nullptr);
    QWidget* inspector() { return inspector_; }
    /// Reads the profiles again.
    void refresh(const QString& select = {});
    const std::vector<PlaceEntry>& places() const { return places_; }
    QString selected() const { return selected_; } ///< "" = this computer
    void select(const QString& name);
    void addPlace();
    void removePlace(); ///< the one selected
    TableView* table() const { return view_; }
    void takeKeys(); ///< by the table
    enum Tab { General, Places, Trusted, Keyboard };
    void showTab(int tab);
    int tab() const;
    FieldForm* form() const { return form_; }
    QLineEdit* nameEdit() const { return name_; }
    QPushButton* testButton() const { return test_; }
    PlaceTester& tester() { return tester_; }
    MessageArea& strips() { return *strips_; }

  Q_SIGNALS:
    void closeAsked();
    void placesChanged();

  protected:
    void keyPressEvent(QKeyEvent* event) override;

  private:
    QWidget* makePlaces();
    void makeForm();
    void showTable();
    void showPlace();
    void showTest();
    void describe(const PlaceEntry& entry);
    void tested();
    void write(const QString& name, const PlaceProfile& profile, const QString& instead = {});
    const PlaceEntry* entry(const QString& name) const;
    std::vector<PlaceEntry> places_;
    QString selected_;
    PlaceProfile profile_; ///< of the form
    Fields fields_;        ///< bound to it
    bool filling_ = false;
    int ticket_ = 0;
    int writing_ = 0; ///< what is typed is not in its file yet: what is read does not take its place

    QTabBar* tabs_;
    MessageArea* strips_;
    TableView* view_;
    SignedTable* rows_;
    Panel *formPanel_, *testPanel_;
    QWidget* formHolder_;
    Text* formWords_; ///< in the place of the form: this computer, a damaged file
    QLineEdit* name_;
    FieldForm* form_;
    QPushButton *test_, *remove_;
    QScrollArea* steps_;
    Inspector* inspector_;
    PlaceTester tester_;
};

} // namespace rigor
