model MassSpringDamper "A mass on a spring and a damper, let go at a displacement"
  parameter Real m(unit="kg", min=0.1, max=100) = 2.0 "mass, weighed";
  parameter Real k(unit="N/m", min=1, max=1e5) = 500 "stiffness of the spring";
  parameter Real d(unit="N.s/m", min=0, max=1000) = 5 "damping";
  parameter Real x0(unit="m", min=-0.1, max=0.1) = 0.02 "displacement at the start";
  output Real x(unit="m", start=x0) "position from rest, measured";
  Real v(unit="m/s", start=0) "velocity";
equation
  der(x) = v;
  m*der(v) = -k*x - d*v;
end MassSpringDamper;
