model DriveWithFriction "A motor turns an inertia against dry and viscous friction"
  parameter Real kM(unit="N.m/A", min=0.01, max=10) = 0.12 "torque per current, from the data sheet";
  parameter Real J(unit="kg.m2", min=1e-5, max=1) = 0.002 "inertia of rotor and load";
  parameter Real Tc(unit="N.m", min=0, max=1) = 0.03 "dry friction";
  parameter Real d(unit="N.m.s/rad", min=0, max=0.1) = 5e-4 "viscous friction";
  constant Real w0(unit="rad/s") = 0.5 "speed within which the dry friction turns its sign";
  input Real i(unit="A") "current";
  output Real w(unit="rad/s", start=0) "speed, measured";
equation
  J*der(w) = kM*i - Tc*tanh(w/w0) - d*w;
end DriveWithFriction;
