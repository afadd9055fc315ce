model RcCircuit "A capacitor behind a resistor, with a leak"
  parameter Real R(unit="Ohm", min=1, max=1e7) = 10e3 "resistor, measured";
  parameter Real C(unit="F", min=1e-9, max=1) = 80e-6 "capacitor";
  parameter Real Rp(unit="Ohm", min=1e3, max=1e9) = 80e3 "leak beside the capacitor";
  input Real u(unit="V") "voltage of the source";
  output Real uC(unit="V", start=0) "voltage of the capacitor, measured";
equation
  C*der(uC) = (u - uC)/R - uC/Rp;
end RcCircuit;
