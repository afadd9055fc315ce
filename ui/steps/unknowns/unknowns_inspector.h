#pragma once
// The row chosen in the table as a form: of an unknown its family, parametrisation, numbers, box and search
// range, or what it follows; of a curve its points and their range. Below, what holds between the unknowns.

#include "ui/document/document.h"
#include "ui/steps/unknowns/live_panel.h"
#include "ui/steps/unknowns/unknown_rows.h"
#include "ui/widgets/inspector.h"

#include <QPointer>

#include <functional>
#include <map>
#include <utility>

namespace rigor {

class NumberField;

class UnknownsInspector : public Inspector {
    Q_OBJECT
  public:
    explicit UnknownsInspector(Document& document, QWidget* parent = nullptr);
    void showRow(const UnknownRow& row);
    void showNone(); ///< nothing is unknown
    /// The numbers of the unknown shown while its handle is dragged, before the document knows them.
    void follow(int index, const Unknown& now);
    /// The same for a dependence.
    void followPair(const Dependence& now);
    /// The group "Live"; follows while the form stays as it is.
    void showLive(const LiveFacts& facts);

  Q_SIGNALS:
    /// The points of a curve shown one by one, or as one again.
    void apartAsked(const std::string& curve, bool apart);

  private:
    void fill();
    void fillCurve();
    void fillPair();
    /// A number of the pair shown: `place` gives it.
    void addPairNumber(InspectorGroup* group, const QString& label,
                       std::function<double&(SearchValue&)> place);
    void putPair(const Dependence& now, const QString& what);
    /// "Remove" of the whole row, and for the points of a curve the other way to show them.
    void addButtons(InspectorGroup* group);
    void remove();
    /// What the unknown equals, where it follows others; also the way to say it.
    void addTie(InspectorGroup* group, const Unknown& unknown);
    void giveFocusBack();
    void addLive();
    void fillLive();
    void addChoices(InspectorGroup* group, const Unknown& unknown);
    void addNumbers(InspectorGroup* group, const Unknown& unknown);
    void addRange(InspectorGroup* group, const Unknown& unknown);
    /// One number of the unknown: `place` gives it in an Unknown.
    void addNumber(InspectorGroup* group, const QString& label, std::function<double&(Unknown&)> place);
    /// One that `count` unknowns of the study from `first` on have alike, or shall have.
    void addNumber(InspectorGroup* group, const QString& label, std::function<double&(Unknown&)> place,
                   std::size_t first, std::size_t count);
    /// Of a point value: one number for all experiments or one for each.
    void addNumberOf(InspectorGroup* group, const Unknown& unknown);
    /// Of a point value of a fit: the scale of the search, and what is known beside the data.
    void addScale(InspectorGroup* group, const Unknown& unknown);
    void addPrior(InspectorGroup* group, const Unknown& unknown);
    void setPrior(const std::string& family);
    void setFamily(const std::string& family, std::size_t parametrisation);
    /// Of an empirical distribution: its file, the column in it and what is made of it.
    void addSamples(InspectorGroup* group, const Unknown& unknown);
    void askSamples();
    void takeSamples(const SampleFile& from, const QString& what);
    /// The sentence why it is not taken, empty = it is (after the field has left its handler).
    QString commit(const Unknown& now, const QString& what);
    void putLater(std::vector<Unknown> now, const QString& what, const std::string& of);
    Document& document_;
    UnknownRow row_;
    bool shown_ = false; ///< there is such a row
    Text* sentence_ = nullptr;
    /// The fields with the number of the unknown that each shows.
    struct ShownNumber {
        QPointer<NumberField> field;
        std::function<double&(Unknown&)> place;
        std::size_t first, count; ///< of the study's unknowns
    };
    std::vector<ShownNumber> numbers_;
    QPointer<NumberField> pairNumber_;
    /// By family and pair, of those that are not searched now.
    std::map<std::pair<std::string, std::string>, std::pair<double, double>> rangesBefore_;
    QPointer<Text> tau_;
    QPointer<Text> clipped_;
    QString focused_; ///< accessible name of the field that gets the keyboard back when the form is made anew
    LiveFacts live_;
    struct LiveRows {
        QPointer<InspectorGroup> group;
        QPointer<Text> logL, since, surfaces, error, refined, tails;
    } rows_;
};

} // namespace rigor
