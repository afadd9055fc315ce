#include "core/methods/adequacy/selection/search/selection_kernel.h"

#include <cassert>
#include <cmath>

namespace rigor::selection {

namespace {

constexpr int at(int i, int j) { return i * (i + 1) / 2 + j; } // i >= j

/// Loops over a size P known to the compiler, or over p if P = 0.
template <int P> struct Kernel {
    static constexpr int kSize = P > 0 ? P : kMostParameters;
    static constexpr int kPacked = kSize * (kSize + 1) / 2;

    /// Cholesky's factor and its inverse: their relative error does not depend on the units of the
    /// parameters.
    static bool invert(const double* m, int size, double* inverse, double& logDeterminant, bool withLog) {
        constexpr double kSmallestPivot = 1e-14; // the rounding of a singular matrix stays below it
        const int p = P > 0 ? P : size;
        double l[kPacked]; // the factor with inverted diagonal, then its inverse
        double product = 1;
        logDeterminant = 0;
        for (int j = 0; j < p; ++j) {
            double pivot = m[at(j, j)];
            for (int k = 0; k < j; ++k) pivot -= l[at(j, k)] * l[at(j, k)];
            if (!(pivot > kSmallestPivot * m[at(j, j)]) || !(pivot < 1e300)) return false;
            product *= pivot;
            if (withLog && !(product > 1e-150 && product < 1e150)) {
                logDeterminant -= std::log(product);
                product = 1;
            }
            const double scale = 1 / std::sqrt(pivot);
            l[at(j, j)] = scale;
            for (int i = j + 1; i < p; ++i) {
                double sum = m[at(i, j)];
                for (int k = 0; k < j; ++k) sum -= l[at(i, k)] * l[at(j, k)];
                l[at(i, j)] = sum * scale;
            }
        }
        if (withLog) logDeterminant -= std::log(product);
        for (int i = 1; i < p; ++i) // row i of the inverse needs the rows above and row i of the factor
            for (int j = 0; j < i; ++j) {
                double sum = 0;
                for (int k = j; k < i; ++k) sum += l[at(i, k)] * (k == j ? l[at(j, j)] : inverse[at(k, j)]);
                inverse[at(i, j)] = -sum * l[at(i, i)];
            }
        for (int i = 0; i < p; ++i) {
            for (int j = 0; j < i; ++j) l[at(i, j)] = inverse[at(i, j)];
        }
        bool determined = true;
        for (int i = 0; i < p; ++i)
            for (int j = 0; j <= i; ++j) {
                double sum = 0;
                for (int k = i; k < p; ++k) sum += l[at(k, i)] * l[at(k, j)];
                inverse[at(i, j)] = sum;
                if (i == j) determined = determined && m[at(i, i)] * sum * kSmallestOwnShare < 1;
            }
        return determined;
    }

    /// By squaring: b becomes the projector on the eigenvector, at which Rayleigh's quotient is taken. Each
    /// squaring doubles the ratio of the two largest eigenvalues; what 60 of them cannot separate is equal to
    /// rounding.
    static double largestEigenvalue(const double* c, int size) {
        const int p = P > 0 ? P : size;
        if (p == 1) return c[0];
        double b[kPacked], square[kPacked];
        double trace = 0;
        for (int i = 0; i < p; ++i) trace += c[at(i, i)];
        if (!(trace > 0) || !(trace < 1e300)) return trace;
        const int n = at(p - 1, p - 1) + 1;
        for (int i = 0; i < n; ++i) b[i] = c[i] / trace;
        for (int step = 0; step < 60; ++step) {
            double norm = 0;
            for (int i = 0; i < p; ++i)
                for (int j = 0; j <= i; ++j) {
                    double sum = 0;
                    for (int k = 0; k < p; ++k)
                        sum += b[i >= k ? at(i, k) : at(k, i)] * b[j >= k ? at(j, k) : at(k, j)];
                    square[at(i, j)] = sum;
                    if (i == j) norm += sum;
                }
            const double scale = 1 / norm;
            for (int i = 0; i < n; ++i) b[i] = square[i] * scale;
            if (1 - norm < 1e-15) break;
        }
        int top = 0;
        for (int i = 1; i < p; ++i)
            if (b[at(i, i)] > b[at(top, top)]) top = i;
        double x[kSize], upper = 0, lower = 0;
        for (int i = 0; i < p; ++i) x[i] = b[i >= top ? at(i, top) : at(top, i)];
        for (int i = 0; i < p; ++i) {
            double sum = 0;
            for (int k = 0; k < p; ++k) sum += c[i >= k ? at(i, k) : at(k, i)] * x[k];
            upper += sum * x[i];
            lower += x[i] * x[i];
        }
        return upper / lower;
    }

    static CriterionValues score(const double* m, int size, const Wanted& wanted) {
        constexpr double kNotWanted = std::numeric_limits<double>::quiet_NaN();
        const int p = P > 0 ? P : size;
        CriterionValues values;
        double c[kPacked];
        double logDeterminant = 0;
        if (!invert(m, p, c, logDeterminant, wanted.d)) return values;
        values.determined = true;
        values.a = 0;
        for (int i = 0; i < p; ++i) values.a += c[at(i, i)];
        values.logD = wanted.d ? logDeterminant : kNotWanted;
        values.e = wanted.e || wanted.modifiedE ? largestEigenvalue(c, p) : kNotWanted;
        values.modifiedE = wanted.modifiedE ? values.e * largestEigenvalue(m, p) : kNotWanted;
        return values;
    }
};

/// Calls work.operator()<P>().
template <class Work> auto withSize(int p, const Work& work) {
    assert(p >= 1 && p <= kMostParameters);
    switch (p) {
    case 2:
        return work.template operator()<2>();
    case 3:
        return work.template operator()<3>();
    case 4:
        return work.template operator()<4>();
    case 5:
        return work.template operator()<5>();
    case 6:
        return work.template operator()<6>();
    default:
        return work.template operator()<0>();
    }
}

} // namespace

CriterionValues score(const double* packed, int p, const Wanted& wanted) {
    return withSize(p, [&]<int P>() { return Kernel<P>::score(packed, p, wanted); });
}

bool invert(const double* packed, int p, double* inverse, double& logDeterminant) {
    return withSize(p, [&]<int P>() { return Kernel<P>::invert(packed, p, inverse, logDeterminant, true); });
}

double largestEigenvalue(const double* packed, int p) {
    return withSize(p, [&]<int P>() { return Kernel<P>::largestEigenvalue(packed, p); });
}

void pack(const Eigen::MatrixXd& matrix, double* packed) {
    for (int i = 0; i < matrix.rows(); ++i)
        for (int j = 0; j <= i; ++j) *packed++ = matrix(i, j);
}

} // namespace rigor::selection
