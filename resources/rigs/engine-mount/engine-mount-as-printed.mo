model EngineMountAsPrinted "Hydraulic engine mount with the numbers of the paper as they are printed"
  // Manikantan et al. 2020, section 3.2; original model: Lauss et al. 2018. The massless lever point q2 follows from the
  // constraint (a + b) q2 - b q3 - a q4 = 0, which is solved by hand: six states are left of eight.
  // The paper uses 20 kg and 9.81 m/s2 beside N and mm: by dimension that is a load of 20 t under g = 9.81 mm/s2. Its results
  // come from these numbers, so they are kept here as what they mean.
  parameter Real dH2(unit="N.s3/mm3", min=1e-13, max=5, nominal=1e-9) = 2e-9 "cubic damping of the track";
  parameter Real cE1(unit="N/mm", min=1, max=200) = 123 "stiffness of the rubber";
  parameter Real cE2(unit="N/mm3", min=0.1, max=20) = 2.5 "cubic stiffness of the rubber";
  parameter Real dE(unit="N.s/mm", min=1e-6, max=5, nominal=1e-3) = 5e-3 "damping of the rubber";

  constant Real mL(unit="N.s2/mm") = 20 "mass of the load";
  constant Real mH(unit="N.s2/mm") = 0.0019 "mass of the fluid in the track";
  constant Real mM(unit="N.s2/mm") = 0.002 "mass of the membrane";
  constant Real g(unit="mm/s2") = 9.81;
  constant Real cH(unit="N/mm") = 375 "stiffness of the fluid";
  constant Real dH1(unit="N.s/mm") = 0.8e-4 "linear damping of the track";
  constant Real cM(unit="N/mm") = 9 "stiffness of the membrane";
  constant Real dM(unit="N.s/mm") = 0.01 "damping of the membrane";
  constant Real a(unit="mm") = 95, b(unit="mm") = 3.6 "arms of the lever";
  constant Real F0(unit="N") = 100 "amplitude of the sweep";
  constant Real sweep(unit="rad/s2") = 100*Modelica.Constants.pi "the frequency is 100 t Hz";

  output Real q1(unit="mm", start=0) "displacement of the load, measured";
  Real v1(unit="mm/s", start=0, nominal=10);
  Real q3(unit="mm", start=0) "membrane";
  Real v3(unit="mm/s", start=0, nominal=10);
  Real q4(unit="mm", start=0) "fluid in the track";
  Real v4(unit="mm/s", start=0, nominal=10);
  Real q2(unit="mm") "lever point";
  Real L(unit="N/mm") "multiplier of the constraint";
  Real F(unit="N") "excitation";
  Real FE(unit="N") "rubber";
  Real FM(unit="N") "membrane";
  Real FH(unit="N") "track";
equation
  F = F0*sin(sweep*time^2);
  L = cH*(q1 - q2)/(a + b);
  q2 = (b*q3 + a*q4)/(a + b);
  FE = cE1*q1 + cE2*q1^3 + dE*v1;
  FM = cM*q3 + dM*v3;
  FH = dH1*v4 + dH2*v4^3;
  der(q1) = v1;
  der(v1) = (F + mL*g - FE - cH*(q1 - q2))/mL;
  der(q3) = v3;
  der(v3) = (b*L - FM)/mM;
  der(q4) = v4;
  der(v4) = (a*L - FH)/mH;
  annotation(uses(Modelica(version="4.0.0")));
end EngineMountAsPrinted;
