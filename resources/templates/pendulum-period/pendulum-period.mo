model PendulumPeriod "Period of a pendulum, an event of its motion"
  parameter Real g(unit="m/s2", min=9, max=10.5) = 9.7 "gravity";
  parameter Real e(unit="m", min=-0.05, max=0.05) = 0 "by how much the pivot lies above the mark";
  parameter Real L(unit="m", min=0.05, max=3) = 0.5 "length from the mark, of each experiment";
  parameter Real phi0(unit="rad", min=0.01, max=1.5) = 0.1 "angle at which it is let go, of each experiment";
  Real phi(unit="rad", start=phi0) "angle";
  Real w(unit="rad/s", start=0) "its speed";
  output Real period(unit="s") "period, measured";
equation
  der(phi) = w;
  (L + e)*der(w) = -g*sin(phi);
  when phi <= 0 then
    period = 4*time; // it has gone a quarter of the way
    terminate("a quarter of a period");
  end when;
end PendulumPeriod;
