model EmpsAxis "Electro-mechanical positioning system"
  // Janot, Gautier, Brunot 2019, equation 1: force = M q'' + Fv q' + Fc sign(q') + off, with rest as a mode of its own.
  parameter Real M(unit="kg", min=1) = 95 "moving mass with the motor";
  parameter Real Fv(unit="N.s/m", min=0) = 200 "viscous friction";
  parameter Real Fc(unit="N", min=0) = 20 "dry friction";
  parameter Real off(unit="N") = 0 "offset of the force";
  input Real force(unit="N") "of the motor, at the carriage";
  output Real q(unit="m", start=0) "position, measured";
  Real v(unit="m/s", start=0) "velocity";
  Integer mode(start=2, min=1, max=3) "1 backward, 2 rest, 3 forward";
equation
  der(q) = v;
  der(v) = if mode == 3 then (force - Fv*v - Fc - off)/M
           elseif mode == 1 then (force - Fv*v + Fc - off)/M
           else 0;
  when mode == 3 and v <= 0 then
    reinit(v, 0);
    mode = if force - off > Fc then 3 elseif force - off < -Fc then 1 else 2;
  end when;
  when mode == 1 and v >= 0 then
    reinit(v, 0);
    mode = if force - off > Fc then 3 elseif force - off < -Fc then 1 else 2;
  end when;
  when mode == 2 and force - off > Fc then
    mode = 3;
  end when;
  when mode == 2 and force - off < -Fc then
    mode = 1;
  end when;
end EmpsAxis;
