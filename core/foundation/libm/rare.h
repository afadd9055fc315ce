#pragma once
// Elementary functions in 113 bits, rounded to double: slow (about a microsecond), the same on every machine.
// For arguments so rare that they need no fast code. By libquadmath, which computes with whole numbers.

namespace rigor::rare {

double sin(double x);
double cos(double x);
double tan(double x);
double sinh(double x);
double cosh(double x);
double pow(double x, double y);
double atan2(double y, double x);

} // namespace rigor::rare
