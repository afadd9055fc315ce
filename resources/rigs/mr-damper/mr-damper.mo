model MrDamper "Magnetorheological damper, Bouc-Wen model"
  // Manikantan et al. 2020, section 3.3. Scaling z, alpha, A, beta and gamma together leaves F unchanged: only c0, k0, n,
  // alpha*A, beta/alpha^(n-1) and gamma/alpha^(n-1) can be identified. beta and gamma have the unit 1/cm^n.
  parameter Real c0(unit="N.s/cm", min=1, max=400) = 50 "viscous damping";
  parameter Real k0(unit="N/cm", min=1, max=400) = 25 "stiffness";
  parameter Real alpha(unit="N/cm", min=1, max=1000) = 880 "force of the hysteresis";
  parameter Real beta(min=1, max=400) = 100 "shape of the hysteresis";
  parameter Real gamma(min=1, max=400) = 100 "shape of the hysteresis";
  parameter Real A(unit="1", min=1, max=400) = 120 "slope of the hysteresis at z = 0";
  parameter Real n(unit="1", min=1, max=2.5) = 2 "sharpness of the transition";

  constant Real stroke(unit="cm") = 1.5;
  constant Real omega(unit="rad/s") = 5*Modelica.Constants.pi;

  Real x(unit="cm") "displacement, prescribed";
  Real v(unit="cm/s") "velocity, prescribed";
  Real z(unit="cm", start=0) "hysteretic displacement";
  output Real F(unit="N") "force, measured";
  Integer reversals(start=0) "changes of the direction of motion so far";
equation
  x = stroke*sin(omega*time);
  v = stroke*omega*cos(omega*time);
  der(z) = -gamma*abs(v)*Rigor.signedPower(z, n) - beta*v*Rigor.absPower(z, n) + A*v;
  F = c0*v + k0*x + alpha*z;

  // abs(v) has a corner where v changes sign; the integrator steps onto these times.
  when {time >= 0.1, time >= 0.3, time >= 0.5, time >= 0.7, time >= 0.9} then
    reversals = pre(reversals) + 1;
  end when;
  annotation(uses(Rigor(version="1.0.0"), Modelica(version="4.0.0")));
end MrDamper;
