#pragma once
// The unknown chosen in the table as a form: family, parametrisation, its numbers, the box, the search range.

#include "ui/document/document.h"
#include "ui/steps/unknowns/live_panel.h"
#include "ui/widgets/inspector.h"

#include <QPointer>

#include <functional>

namespace rigor {

class NumberField;

class UnknownsInspector : public Inspector {
    Q_OBJECT
  public:
    explicit UnknownsInspector(Document& document, QWidget* parent = nullptr);
    void showUnknown(int index);
    /// The numbers of the unknown shown while its handle is dragged, before the document knows them.
    void follow(int index, const Unknown& now);
    /// The group "Live"; follows while the form stays as it is.
    void showLive(const LiveFacts& facts);

  private:
    void fill();
    void giveFocusBack();
    void addLive();
    void fillLive();
    void addChoices(InspectorGroup* group, const Unknown& unknown);
    void addNumbers(InspectorGroup* group, const Unknown& unknown);
    void addRange(InspectorGroup* group, const Unknown& unknown);
    /// One number of the unknown: `read` gives the place in an Unknown.
    void addNumber(InspectorGroup* group, const QString& label, std::function<double&(Unknown&)> place);
    /// Of a point value: one number for all experiments or one for each.
    void addNumberOf(InspectorGroup* group, const Unknown& unknown);
    /// Of a point value of a fit: the scale of the search, and what is known beside the data.
    void addScale(InspectorGroup* group, const Unknown& unknown);
    void addPrior(InspectorGroup* group, const Unknown& unknown);
    void setPrior(const std::string& family);
    void setFamily(const std::string& family, std::size_t parametrisation);
    /// The sentence why it is not taken, empty = it is (after the field has left its handler).
    QString commit(const Unknown& now, const QString& what);
    Document& document_;
    int index_ = 0;
    Text* sentence_ = nullptr;
    /// The fields with the number of the unknown that each shows.
    std::vector<std::pair<QPointer<NumberField>, std::function<double&(Unknown&)>>> numbers_;
    QPointer<Text> clipped_;
    QString focused_; ///< accessible name of the field that gets the keyboard back when the form is made anew
    LiveFacts live_;
    struct LiveRows {
        QPointer<InspectorGroup> group;
        QPointer<Text> logL, since, surfaces, error, refined, tails;
    } rows_;
};

} // namespace rigor
