#pragma once
// Eigen, with its decompositions and its product of dense matrices compiled once (dense.cpp) instead of in
// every file that uses them. Part of the precompiled headers; nothing
// needs to include it.

#include <Eigen/Dense>

#if EIGEN_WORLD_VERSION == 3 && EIGEN_MAJOR_VERSION == 4
#define RIGOR_DENSE(prefix)                                                                                  \
    prefix template class JacobiSVD<MatrixXd>;                                                               \
    prefix template class FullPivLU<MatrixXd>;                                                               \
    prefix template class PartialPivLU<MatrixXd>;                                                            \
    prefix template class HouseholderQR<MatrixXd>;                                                           \
    prefix template class LLT<MatrixXd>;                                                                     \
    prefix template class SelfAdjointEigenSolver<MatrixXd>;                                                  \
    prefix template SelfAdjointEigenSolver<MatrixXd>& SelfAdjointEigenSolver<MatrixXd>::compute(             \
        const EigenBase<MatrixXd>&, int);                                                                    \
    namespace internal {                                                                                     \
    prefix template struct gebp_kernel<                                                                      \
        double, double, Index, blas_data_mapper<double, Index, ColMajor, 0, 1>,                              \
        gebp_traits<double, double>::mr, gebp_traits<double, double>::nr, false, false>;                     \
    prefix template struct general_matrix_matrix_product<Index, double, ColMajor, false, double, ColMajor,   \
                                                         false, ColMajor, 1>;                                \
    prefix template struct general_matrix_matrix_product<Index, double, RowMajor, false, double, ColMajor,   \
                                                         false, ColMajor, 1>;                                \
    prefix template struct general_matrix_matrix_product<Index, double, ColMajor, false, double, RowMajor,   \
                                                         false, ColMajor, 1>;                                \
    }

namespace Eigen {
RIGOR_DENSE(extern)
}
#endif
