#include "core/methods/adequacy/selection/search/selection_kernel.h"

#include "core/foundation/base/error.h"

#include <cassert>
#include <cmath>

namespace rigor {

std::string toString(Criterion criterion) {
    switch (criterion) {
    case Criterion::A:
        return "A";
    case Criterion::D:
        return "D";
    case Criterion::E:
        return "E";
    case Criterion::ModifiedE:
        break;
    }
    return "ME";
}

std::vector<Criterion> criteriaFromString(const std::string& text) {
    if (text == "all") return {Criterion::A, Criterion::D, Criterion::E};
    for (const auto criterion : {Criterion::A, Criterion::D, Criterion::E, Criterion::ModifiedE})
        if (toString(criterion) == text) return {criterion};
    fail("criterion \"{}\": it must be all, A, D, E or ME", text);
}

double CriterionValues::value(Criterion criterion) const {
    switch (criterion) {
    case Criterion::A:
        return a;
    case Criterion::D:
        return std::exp(logD);
    case Criterion::E:
        return e;
    case Criterion::ModifiedE:
        break;
    }
    return modifiedE;
}

double CriterionValues::log(Criterion criterion) const {
    return criterion == Criterion::D ? logD : std::log(value(criterion));
}

CriterionValues criteriaOfInformation(const Eigen::MatrixXd& information, bool withModifiedE) {
    assert(information.rows() == information.cols());
    const int p = static_cast<int>(information.rows());
    std::vector<double> packed(selection::packedSize(p));
    selection::pack(information, packed.data());
    return selection::score(packed.data(), p, {.modifiedE = withModifiedE});
}

} // namespace rigor
