model DriveTrain "Electric drive with dry friction: a toothed belt turns a load shaft"
  // After the slides "Verified Parameter Identification for a Drive Train Test Rig". x2 = 0 is a mode of its own, never a
  // comparison: 1 = sliding backward (S1), 2 = stick (S2), 3 = sliding forward (S3).
  parameter Real alpha(unit="1/s", min=-3, max=-0.1) = -0.84 "viscous friction over inertia";
  parameter Real beta(unit="1/(kg.m2)", min=5, max=60) = 21.7 "one over inertia";
  parameter Real TFs(unit="N.m", min=0.02, max=0.4) = 0.142 "dry friction; may differ from rest to rest";
  parameter Real x1_start(unit="rad") = 0.373 "first angle";

  input Real u(unit="N.m") "torque of the drive, held between samples";
  output Real x1(unit="rad", start=x1_start, nominal=10) "angle, measured";
  Real x2(unit="rad/s", start=0) "angular velocity";
  Integer mode(min=1, max=3);
initial equation
  // A `when` fires where its condition becomes true: a torque above the friction from the first instant is stated here.
  mode = if u > TFs then 3 elseif u < -TFs then 1 else 2;
equation
  der(x1) = x2;
  der(x2) = if mode == 3 then alpha*x2 + beta*(u - TFs)
            elseif mode == 1 then alpha*x2 + beta*(u + TFs)
            else 0;

  // A motion ends, or turns round at once if the torque is large enough.
  when pre(mode) == 3 and x2 <= 0 then
    reinit(x2, 0);
    mode = if u > TFs then 3 elseif u < -TFs then 1 else 2;
  elsewhen pre(mode) == 1 and x2 >= 0 then
    reinit(x2, 0);
    mode = if u > TFs then 3 elseif u < -TFs then 1 else 2;
  // The torque overcomes the dry friction.
  elsewhen pre(mode) == 2 and u > TFs then
    mode = 3;
  elsewhen pre(mode) == 2 and u < -TFs then
    mode = 1;
  end when;
end DriveTrain;
