model FirstOrderLag "First-order lag with dead time, answering a step"
  parameter Real K(unit="K/V", min=0.1, max=100) = 4 "gain: temperature per voltage of the heater";
  parameter Real T(unit="s", min=0.1, max=1e4) = 30 "time constant";
  parameter Real Td(unit="s", min=0, max=60) = 4 "dead time";
  constant Real tStep(unit="s") = 10 "the heater is switched on";
  constant Real uStep(unit="V") = 5 "its voltage";
  Real u(unit="V") "what has come through the dead time";
  output Real y(unit="K", start=0) "temperature above that of the room, measured";
equation
  u = if time < tStep + Td then 0 else uStep;
  T*der(y) = K*u - y;
end FirstOrderLag;
