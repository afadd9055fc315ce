model TankWithOrifice "A tank is filled by a pump and runs out through an orifice"
  parameter Real A(unit="m2", min=0.01, max=10) = 0.2 "cross section of the tank";
  parameter Real a(unit="m2", min=1e-6, max=0.1) = 3e-4 "cross section of the orifice, measured";
  parameter Real mu(unit="1", min=0.1, max=1) = 0.7 "discharge coefficient of the orifice";
  parameter Real h0(unit="m", min=0, max=3) = 0.8 "level at the start";
  constant Real g(unit="m/s2") = Modelica.Constants.g_n "gravity";
  input Real Q(unit="m3/s") "flow of the pump";
  output Real h(unit="m", start=h0) "level, measured";
equation
  A*der(h) = Q - mu*a*sqrt(2*g*max(h, 0));
  annotation(uses(Modelica(version="4.0.0")));
end TankWithOrifice;
