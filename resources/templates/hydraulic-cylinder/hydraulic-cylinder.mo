model HydraulicCylinder "A cylinder moves a mass against a spring; oil flows in and leaks"
  parameter Real A(unit="m2", min=1e-5, max=0.1) = 2e-3 "area of the piston, drawing";
  parameter Real V(unit="m3", min=1e-6, max=0.1) = 1e-3 "volume of oil, drawing";
  parameter Real m(unit="kg", min=1, max=1e5) = 400 "mass moved, weighed";
  parameter Real kF(unit="N/m", min=0, max=1e8) = 2e5 "stiffness of the spring, measured";
  parameter Real E(unit="Pa", min=1e8, max=3e9) = 8e8 "bulk modulus of oil and hoses";
  parameter Real kL(unit="m3/(s.Pa)", min=0, max=1e-9) = 1e-12 "leakage per pressure";
  parameter Real d(unit="N.s/m", min=0, max=1e6) = 3000 "viscous friction";
  input Real Q(unit="m3/s") "flow of the valve";
  output Real p(unit="Pa", start=0) "pressure above that of the tank, measured";
  output Real x(unit="m", start=0) "position, measured";
  Real v(unit="m/s", start=0) "velocity";
equation
  V*der(p) = E*(Q - A*v - kL*p);
  der(x) = v;
  m*der(v) = A*p - d*v - kF*x;
end HydraulicCylinder;
