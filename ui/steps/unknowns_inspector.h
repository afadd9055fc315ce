#pragma once
// The unknown chosen in the table as a form: family, parametrisation, its numbers, the box, the search range.

#include "ui/document/document.h"
#include "ui/kit/inspector.h"
#include "ui/steps/live_panel.h"

#include <QPointer>

namespace rigor {

class UnknownsInspector : public Inspector {
    Q_OBJECT
  public:
    explicit UnknownsInspector(Document& document, QWidget* parent = nullptr);
    void showUnknown(int index);
    /// The group "Live"; follows while the form stays as it is.
    void showLive(const LiveFacts& facts);

  private:
    void fill();
    void addLive();
    void fillLive();
    void addChoices(InspectorGroup* group, const Unknown& unknown);
    void addNumbers(InspectorGroup* group, const Unknown& unknown);
    void addRange(InspectorGroup* group, const Unknown& unknown);
    /// One number of the unknown: `read` gives the place in an Unknown.
    void addNumber(InspectorGroup* group, const QString& label, std::function<double&(Unknown&)> place);
    /// Of a point value: one number for all experiments or one for each.
    void addNumberOf(InspectorGroup* group, const Unknown& unknown);
    void setFamily(const std::string& family, std::size_t parametrisation);
    /// The sentence why it is not taken, empty = it is (after the field has left its handler).
    QString commit(const Unknown& now, const QString& what);
    Document& document_;
    int index_ = 0;
    Text* sentence_ = nullptr;
    LiveFacts live_;
    struct LiveRows {
        QPointer<InspectorGroup> group;
        QPointer<Text> logL, since, surfaces, error, refined, tails;
    } rows_;
};

} // namespace rigor
