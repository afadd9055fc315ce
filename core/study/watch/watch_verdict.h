#pragma once
// The verdict on a study that is looked at after every file: states that do not come and go with chance.
//
// wrong: the study's model cannot have made the data. Of every model an e-process
// (foundation/stats/anytime.h) over all that could call it wrong must reach 1/level once; then it stays so. A
// right model, watched for ever, is called wrong with at most this level.
//     point fits   growth of the squares, sigma stated or not; level/2. The other half is spent on the tests
//     of
//                  the residuals (SpentLevel), whose finding is a reservation.
//     adequacy     per candidate the mean of growth and of the differences of its splits. Where repeated
//                  values tell the scatter of the sensors, a model is called wrong only where that says so
//                  too: growth with sigma unknown (level/2), or the method's tests at spent looks (level/2).
//     filter       growth of the innovations and their likeness over time; the filter itself must not find
//                  itself believable at this look either, for which size counts as well as chance.
// reserved: the answer stands, but not all it rests on: what is no matter of chance (a bound, what the data
// do not determine) counts at once and is forgotten when it is absent for five looks in a row. not-converged:
// the search of this look did not; nothing: there is no answer yet.

#include "core/methods/watched.h"
#include "core/study/watch/kept_verdict.h"

#include <optional>

namespace rigor {

enum class WatchState { Nothing, NotConverged, Consistent, Reserved, Wrong, SomeWrong };
/// "nothing", "not-converged", "consistent", "reserved", "wrong", "some-wrong" (of several candidates)
std::string toString(WatchState state);
WatchState watchStateFrom(const std::string& text); ///< throws Error

class WatchVerdict {
  public:
    WatchVerdict() = default;
    WatchVerdict(std::string method, double level) : method_(std::move(method)), level_(level) {}

    /// A result on the data of so many files. endsBlock: GrowthEvidence; must depend on the number of files
    /// alone. from: watchedIn().
    void look(const Result& result, long long files, bool endsBlock, double from);

    WatchState state() const { return state_; }
    struct Model {
        std::string name;
        double log = 0, needed = 0;          ///< ln E of this look, and of a verdict
        std::optional<long long> wrongSince; ///< files
        Message words;
    };
    std::vector<Model> models() const;
    /// Why, in sentences.
    Messages words() const;
    /// "consistent", "some-wrong (M1, M2)": a change of verdict is a change of this.
    std::string summary() const;
    long long looks() const { return looks_; }

    KeptVerdict kept() const;
    /// Throws Error: it was kept of another method or level.
    void restore(const KeptVerdict& kept);

  private:
    struct Tested {
        std::string name;
        GrowthEvidence growth, unscaled{false};
        std::vector<std::pair<std::string, Eigen::MatrixXd>> first; ///< of the splits, V1
        SpentLevel scatter;
        double log = 0;
        std::optional<long long> wrongSince;
        Message words;
    };
    Tested& testedOf(const WatchedModel& model);
    void judge(Tested& tested, const WatchedModel& model, double values, bool endsBlock);
    double alarm() const;
    bool splitsLevel() const;

    std::string method_;
    double level_ = 0.05;
    std::vector<Tested> tested_;
    SpentLevel residuals_;
    WatchState state_ = WatchState::Nothing;
    long long looks_ = 0;
    Messages structural_;
    int absent_ = 0; ///< looks without them
    Message failure_;
};

} // namespace rigor
