#pragma once
// Quadrature rules. Gauss rules by Golub and Welsch, "Calculation of Gauss quadrature rules", Math. Comp. 23
// (1969): nodes are the eigenvalues of the Jacobi matrix, weights the squared first components of its
// eigenvectors.

#include "core/foundation/stats/orthogonal_polynomials.h"

namespace rigor {

/// One-dimensional rule: integral ~ sum weights[j] g(nodes[j]), nodes ascending.
struct QuadratureRule {
    Eigen::VectorXd nodes, weights;
};

/// Gauss rule of order q (q nodes, weights sum to 1) for the density of the germ; exact to degree 2q - 1.
QuadratureRule gaussRule(const Germ& germ, int q);

/// Gauss-Legendre of `order` nodes on each of `panels` equal panels of [a, b]; weights sum to b - a.
QuadratureRule compositeGaussLegendre(double a, double b, int panels, int order);

/// Points in n dimensions: column j of nodes (n x N) is theta_j. Weights sum to 1; negative ones occur in
/// sparse grids only.
struct QuadratureGrid {
    Eigen::MatrixXd nodes;
    Eigen::VectorXd weights;
    Eigen::Index size() const { return weights.size(); }
    bool positive() const { return (weights.array() >= 0).all(); }
};

/// Full tensor product of Gauss rules of order q; the last dimension varies fastest. q^n points.
QuadratureGrid tensorGrid(const std::vector<Germ>& germs, int q);

/// Sparse grid of Smolyak (Gauss rules of 1, 2, 3, ... nodes; Gerstner and Griebel, Numer. Algorithms 18,
/// 1998, eq. 9): exact for every polynomial of total degree <= 2 level + 1. level >= 0. Coinciding points are
/// merged.
/// Made of sparseGridSize() products of nodes.
QuadratureGrid sparseGrid(const std::vector<Germ>& germs, int level);

/// Of nodes of the rules' products, before coinciding ones are merged: what building the grid costs.
double sparseGridSize(int dimension, int level);
/// Number of points of the tensor grid, to be asked before building one (saturates at 2^62).
long long tensorGridSize(int dimension, int q);

/// Sparse grids are offered from this dimension on; below it the tensor grid is the cheaper one.
constexpr int kSparseGridFromDimension = 4;

} // namespace rigor
