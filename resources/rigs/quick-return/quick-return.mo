model QuickReturn "Quick-return mechanism moved by a cylinder, in one coordinate"
  // Crank, block and rocker give the fast return, the coupler drives a ram along y = 1.75 m. Both loops are closed by
  // formulas, so the crank angle phi is the only coordinate. SI units, U in volt, gravity along -y. Letters behind a
  // name are slopes over phi: bz is d beta/d phi, bzz its slope.

  function orifice "smooth form of sign(dp) sqrt(abs(dp))"
    input Real dp(unit="Pa");
    output Real r;
  algorithm
    r := dp/(dp^2 + 1e10)^0.25;
  end orifice;

  function bulkModulus "of a chamber of volume V with a hose of volume Vh: oil, hose and cylinder in series"
    input Real V;
    input Real Vh;
    output Real Be;
  algorithm
    Be := 1/(1/1.5e9 + Vh/V/0.55e9 + (V - Vh)/V/31.5e9);
  end bulkModulus;

  constant Real g(unit="m/s2") = 9.81;
  constant Real O[2](each unit="m") = {0, 0.8} "pivot of the crank; the rocker turns about (0, 0)";
  constant Real N[2](each unit="m") = {0.15, -0.35} "base of the cylinder";
  constant Real rH(unit="m") = 0.30, rQ(unit="m") = 0.25, rC(unit="m") = 0.10 "on the crank: block, cylinder, centre of mass";
  constant Real lR(unit="m") = 1.6, rR(unit="m") = 0.8 "rocker: length to K, centre of mass";
  constant Real lC(unit="m") = 0.6, rL(unit="m") = 0.3 "coupler: length, centre of mass";
  constant Real yL(unit="m") = 1.75 "line of the ram";
  constant Real mC(unit="kg") = 40, mB(unit="kg") = 8, mR(unit="kg") = 60, mL(unit="kg") = 12, mP(unit="kg") = 80
    "crank, block, rocker, coupler, ram";
  constant Real JC(unit="kg.m2") = 1.5, JB(unit="kg.m2") = 0.02, JR(unit="kg.m2") = 12.8, JL(unit="kg.m2") = 0.36;
  constant Real dO(unit="N.m.s/rad") = 5 "viscous torque at O";
  constant Real dP(unit="N.s/m") = 800 "friction of the ram";

  constant Real A1(unit="m2") = Modelica.Constants.pi/4*0.04^2 "piston side";
  constant Real A2(unit="m2") = Modelica.Constants.pi/4*(0.04^2 - 0.022^2) "rod side";
  constant Real s0(unit="m") = 0.90, stroke(unit="m") = 0.50;
  constant Real Vh1(unit="m3") = 0.2e-3, Vh2(unit="m3") = 0.1e-3, Vh3(unit="m3") = 0.3e-3 "hoses";
  constant Real pS(unit="Pa") = 14e6, pT(unit="Pa") = 0.1e6 "supply, tank";
  constant Real kL(unit="m3/(s.Pa)") = 1e-13 "leakage";
  constant Real Fc(unit="N") = 200, Fb(unit="N") = 150 "Coulomb and breakaway friction";
  constant Real fv(unit="N.s/m") = 1000 "viscous friction";
  constant Real vs(unit="m/s") = 0.02, vt(unit="m/s") = 0.004;
  constant Real tau(unit="s") = 0.015 "time constant of the spool";

  parameter Real Cv(min=0, max=2e-8, nominal=1e-8) = 0.45e-8 "valve" annotation(__Rigor(unit="m3/(s.V.Pa^0.5)"));
  parameter Real Kt(min=0, max=1e-5, nominal=1e-7) = 2e-7 "throttle" annotation(__Rigor(unit="m3/(s.Pa^0.5)"));
  parameter Real phi_start(unit="rad") = 35*Modelica.Constants.D2R "crank angle at the start";
  parameter Real p3_start(unit="Pa", min=0, max=20e6) = 4e6 "rod side pressure at the start";

  input Real u(unit="V") "command of the valve";
  output Real phi(unit="rad", start=phi_start) "crank angle";
  output Real phid(unit="rad/s", start=0) "its rate";
  output Real s(unit="m") "length of the cylinder";
  output Real sd(unit="m/s") "its rate";
  output Real xram(unit="m"), vram(unit="m/s") "ram";
  output Real p1(unit="Pa", nominal=1e6) "between valve and throttle";
  output Real p2(unit="Pa", nominal=1e6) "piston side";
  output Real p3(unit="Pa", start=p3_start, nominal=1e6) "rod side";
  output Real E(unit="J") "kinetic and potential energy";
  output Real W(unit="J", start=0, nominal=100) "work of cylinder, ram friction and viscous torque";
  Real U(unit="V", start=0) "spool";

  Real H[2](each unit="m"), Hz[2](each unit="m") "block";
  Real rho2(unit="m2") "square of its distance from the rocker's pivot";
  Real cb(unit="1"), sb(unit="1"), bz(unit="1"), bzz(unit="1") "rocker: cosine, sine and slopes of its angle";
  Real cc(unit="1"), sc(unit="1"), cz(unit="1"), czz(unit="1") "coupler";
  Real xz(unit="m"), xzz(unit="m") "ram";
  Real cbc(unit="1"), sbc(unit="1") "cosine and sine of the angle between rocker and coupler";
  Real M(unit="kg.m2"), Mz2(unit="kg.m2") "reduced inertia, half its slope";
  Real V(unit="J"), Vz(unit="J") "potential energy";
  Real Q[2](each unit="m"), Qz[2](each unit="m"), sz(unit="m") "cylinder end";
  Real F(unit="N"), Ff(unit="N") "force and friction of the cylinder";
  Real V2(unit="m3"), V3(unit="m3") "chambers";
  Real K annotation(__Rigor(unit="m3/(s.Pa^0.5)")), Q1(unit="m3/s"), Q3(unit="m3/s"), Qt(unit="m3/s"), QL(unit="m3/s") "flows";
initial equation
  // The cylinder holds the weight, and no oil flows
  p1 = p2;
  p2 = (Vz/sz + p3_start*A2)/A1;
equation
  // Crank and rocker: the rocker points from (0, 0) to H
  H = O + rH*{cos(phi), sin(phi)};
  Hz = rH*{-sin(phi), cos(phi)};
  rho2 = H*H;
  cb = H[1]/sqrt(rho2);
  sb = H[2]/sqrt(rho2);
  bz = (H[1]*Hz[2] - H[2]*Hz[1])/rho2;
  bzz = (-H[1]*rH*sin(phi) + H[2]*rH*cos(phi) - 2*bz*(H*Hz))/rho2;

  // Coupler: L lies on the line of the ram, to the right of K
  sc = (yL - lR*sb)/lC;
  cc = sqrt(1 - sc^2);
  cz = -lR*cb*bz/(lC*cc);
  czz = (-lR/lC*(cb*bzz - sb*bz^2) + sc*cz^2)/cc;
  xram = lR*cb + lC*cc;
  xz = -lR*sb*bz - lC*sc*cz;
  xzz = -lR*(cb*bz^2 + sb*bzz) - lC*(cc*cz^2 + sc*czz);
  vram = xz*phid;
  cbc = cb*cc + sb*sc;
  sbc = sb*cc - cb*sc;

  // Inertia and weight reduced to phi
  M = JC + mC*rC^2 + mB*rH^2 + (JB + JR + mR*rR^2)*bz^2
      + mL*(lR^2*bz^2 + rL^2*cz^2 + 2*lR*rL*bz*cz*cbc) + JL*cz^2 + mP*xz^2;
  Mz2 = (JB + JR + mR*rR^2)*bz*bzz
        + mL*(lR^2*bz*bzz + rL^2*cz*czz + lR*rL*((bzz*cz + bz*czz)*cbc - bz*cz*(bz - cz)*sbc))
        + JL*cz*czz + mP*xz*xzz;
  V = g*(mC*(O[2] + rC*sin(phi)) + mB*H[2] + mR*rR*sb + mL*(lR*sb + rL*sc) + mP*yL);
  Vz = g*(mC*rC*cos(phi) + mB*Hz[2] + mR*rR*cb*bz + mL*(lR*cb*bz + rL*cc*cz));

  // Cylinder: its end on the crank lies 90 degrees behind the block
  Q = O + rQ*{sin(phi), -cos(phi)};
  Qz = rQ*{cos(phi), sin(phi)};
  s = sqrt((Q - N)*(Q - N));
  sz = (Q - N)*Qz/s;
  sd = sz*phid;
  Ff = (Fc + Fb*exp(-(sd/vs)^2))*tanh(sd/vt) + fv*sd;
  F = p2*A1 - p3*A2 - Ff;
  der(phi) = phid;
  der(phid) = (F*sz - Mz2*phid^2 - Vz - dO*phid - dP*xz*vram)/M;

  // Valve, throttle and chambers
  der(U) = (u - U)/tau;
  K = Cv*U;
  Q1 = if U >= 0 then K*orifice(pS - p1) else K*orifice(p1 - pT);
  Q3 = if U >= 0 then K*orifice(p3 - pT) else K*orifice(pS - p3);
  Qt = Kt*orifice(p1 - p2);
  QL = kL*(p2 - p3);
  V2 = Vh2 + A1*(s - s0);
  V3 = Vh3 + A2*(stroke - (s - s0));
  der(p1) = bulkModulus(Vh1, Vh1)/Vh1*(Q1 - Qt);
  der(p2) = bulkModulus(V2, Vh2)/V2*(Qt - A1*sd - QL);
  der(p3) = bulkModulus(V3, Vh3)/V3*(A2*sd + QL - Q3);

  E = M*phid^2/2 + V;
  der(W) = F*sd - dP*vram^2 - dO*phid^2;
  annotation(uses(Modelica(version="4.0.0")));
end QuickReturn;
