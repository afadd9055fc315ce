#pragma once
// One path (continuation.h) on its way: stages with lambda falling in continuation.cpp, windows that grow in
// growing_path.cpp.

#include "core/foundation/base/steps.h"
#include "core/methods/homotopy/continuation.h"
#include "core/methods/homotopy/growing_windows.h"

#include <memory>
#include <optional>

namespace rigor {

class PathSearch::Path {
  public:
    Path(const PathGround& ground, const FitBox& box, const HomotopyOptions& options,
         const Progress& progress)
        : ground_(ground), box_(box), options_(options), progress_(progress) {
        for (const PathGround::Window& window : ground.windows()) windows_.push_back(&window);
        steps_ = options.growWindows() ? grow() : follow();
    }

    bool next() { return steps_.next(); }
    const FitQuestion& question() const { return look_ ? *look_ : search_->question(); }
    void tell(const std::vector<Prediction>& answers) {
        if (look_)
            seen_ = answers;
        else
            search_->tell(answers);
    }
    Continuation take() { return std::move(path_); }

  private:
    /// The stages, lambda falling from 1 to 0, in the windows at hand.
    Steps follow();
    /// The stage at lambda, window by window.
    Steps run(HomotopyStage& stage, double lambda, Eigen::VectorXd start, bool first, bool boxScaling);
    /// Which unknown lies at a bound that the stage before kept off; "" = none.
    Message fallenToBound(const Eigen::VectorXd& estimate) const;
    void tell(double lambda, const SearchStep& step, long long solves, long long failures);

    /// The path in a first window, then local fits in windows that grow from it; of the first windows that
    /// the model follows the one from which they grow farthest, with none of them the whole record at once.
    Steps grow();
    /// The best of the fits of the window from these values, as one stage more.
    Steps fitFrom(const std::vector<Eigen::VectorXd>& starts);
    /// Sets starts_: of values drawn from what a fit leaves `open` (one to three standard errors), those with
    /// the least J in the window.
    Steps draw(const Eigen::VectorXd& values, const Eigen::MatrixXd& open);
    /// Sets seen_: what the model says at these points.
    Steps ask(std::vector<FitPoint> points, bool slopes, const FitGround& ground);
    void useWindow(double part);
    /// How far the model with these values, fitted up to `fitted`, follows the record, and what they leave
    /// open: sets followed_, open_, foreseen_.
    Steps lookAt(const Eigen::VectorXd& values, double fitted);

    const PathGround& ground_;
    std::vector<const PathGround::Window*> windows_; ///< of a stage; the last is what it fits
    PathGround::Window own_;                         ///< one that grows
    std::optional<FitQuestion> look_;                ///< asked instead of what the search asks
    std::vector<Prediction> seen_;
    std::vector<Eigen::VectorXd> starts_; ///< of the fits of a window that has grown
    Followed followed_;
    Eigen::MatrixXd open_; ///< openAfter()
    double foreseen_ = 1;  ///< foreseenTo()
    bool coarse_ = false;  ///< of several fits of one window the best is made exact later
    FitBox box_;
    const HomotopyOptions& options_;
    const Progress& progress_;
    Continuation path_;
    std::unique_ptr<LocalSearch> search_;
    Steps steps_;
};

} // namespace rigor
