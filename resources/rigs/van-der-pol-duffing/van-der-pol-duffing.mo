model VanDerPolDuffing "Forced van der Pol-Duffing oscillator"
  // Manikantan et al. 2020, section 3.1. All quantities are dimensionless, the time counts as seconds. The potential is
  // a single well (alpha, beta > 0), a double well (alpha < 0) or a double hump (beta < 0).
  parameter Real alpha(min=-5, max=10) = 0.5 "linear stiffness";
  parameter Real beta(min=-0.9, max=10) = 0.5 "cubic stiffness";
  parameter Real mu(min=0.01, max=2) = 0.1 "feeds energy in around x1 = 0, takes it out beyond 1";
  constant Real g = 0.50 "amplitude of the excitation";
  constant Real omega = 0.79 "its angular frequency";
  output Real x1(start=1) "position, measured";
  Real x2(start=0) "velocity";
equation
  der(x1) = x2;
  der(x2) = mu*(1 - x1^2)*x2 - alpha*x1 - beta*x1^3 + g*cos(omega*time);
end VanDerPolDuffing;
