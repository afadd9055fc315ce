model HydraulicFourBar "Four-bar linkage moved by a cylinder behind a proportional valve"
  // One degree of freedom, the crank angle z. SI units, U in volt, angles counter-clockwise from +x, gravity along -y.
  // The characteristic Cv(U) of the valve is a cubic B-spline with nine control points.

  function rotated "a vector turned by the angle of the unit vector e"
    input Real v[2];
    input Real e[2];
    output Real w[2];
  algorithm
    w := {e[1]*v[1] - e[2]*v[2], e[2]*v[1] + e[1]*v[2]};
  end rotated;

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

  parameter Real y[9](each min=0, each max=2e-8, each nominal=1e-8) = {0.66e-8, 0.70e-8, 0.76e-8, 0.60e-8, 0.35e-8,
    0.65e-8, 0.92e-8, 0.88e-8, 0.82e-8} "control points of Cv(U)" annotation(__Rigor(unit="m3/(s.V.Pa^0.5)"));
  parameter Real z_start(unit="rad", min=0.6, max=1.8) = 62*Modelica.Constants.D2R "crank angle at the start";
  parameter Real p2_start(unit="Pa", min=0, max=20e6) = 4e6 "rod side pressure at the start";

  constant Real knots[13](each unit="V") = {-10, -10, -10, -10, -5, -2, 0, 2, 5, 10, 10, 10, 10};
  constant Real tau(unit="s") = 0.015 "time constant of the spool";
  constant Real g(unit="m/s2") = 9.81;
  // Linkage
  constant Real L1(unit="m") = 1.2, L2(unit="m") = 2.0, L3(unit="m") = 1.4 "crank OA, coupler AB, rocker DB";
  constant Real m1(unit="kg") = 60, m2(unit="kg") = 250, m3(unit="kg") = 70;
  constant Real I2(unit="kg.m2") = 110 "coupler about its centre of mass";
  constant Real c[2](each unit="m") = {1.1, 0.25} "centre of mass of the coupler, from A along and across AB";
  constant Real D[2](each unit="m") = {2.0, 0} "ground pivot of the rocker; the crank turns about (0, 0)";
  constant Real G[2](each unit="m") = {0.9, -0.6} "ground point of the cylinder";
  constant Real rE(unit="m") = 0.8 "the rod end lies on the crank, this far from O";
  constant Real d0(unit="N.m.s/rad") = 30 "viscous torque at O";
  // Cylinder and valve
  constant Real A1(unit="m2") = Modelica.Constants.pi/4*0.05^2 "piston side";
  constant Real A2(unit="m2") = Modelica.Constants.pi/4*(0.05^2 - 0.028^2) "rod side";
  constant Real Vh(unit="m3") = 0.3e-3 "each hose";
  constant Real s0(unit="m") = 1.20, stroke(unit="m") = 0.60;
  constant Real pS(unit="Pa") = 14e6, pT(unit="Pa") = 0.1e6 "supply, tank";
  constant Real kL(unit="m3/(s.Pa)") = 1e-13 "leakage";
  constant Real Fc(unit="N") = 300, Fb(unit="N") = 200 "Coulomb and breakaway friction";
  constant Real fv(unit="N.s/m") = 1500 "viscous friction";
  constant Real vs(unit="m/s") = 0.02, vt(unit="m/s") = 0.004;

  input Real u(unit="V") "command of the valve";
  Real z(unit="rad", start=z_start) "crank angle";
  Real w(unit="rad/s", start=0) "its rate";
  output Real s(unit="m") "length of the cylinder, measured";
  output Real p1(unit="Pa", nominal=1e6) "piston side, measured";
  output Real p2(unit="Pa", start=p2_start, nominal=1e6) "rod side, measured";
  Real U(unit="V", start=0) "spool";

  Real e1[2](each unit="1"), e2[2](each unit="1"), e3[2](each unit="1") "along crank, coupler, rocker";
  Real A[2](each unit="m"), B[2](each unit="m"), d[2](each unit="m") "joints; d from A to D";
  Real r2(unit="m2"), a(unit="1"), h(unit="1");
  Real r[2](each unit="m") "from A to the centre of mass of the coupler";
  Real S12(unit="1"), S13(unit="1"), S23(unit="1"), C12(unit="1"), C13(unit="1"), C23(unit="1");
  Real k2(unit="1"), k3(unit="1"), k2z(unit="1"), k3z(unit="1") "rates of coupler and rocker over z, and their slopes";
  Real M(unit="kg.m2"), Mz(unit="kg.m2") "reduced inertia and its slope over z";
  Real V(unit="J"), Vz(unit="J") "potential energy and its slope over z";
  Real E[2](each unit="m"), sz(unit="m") "rod end; slope of s over z";
  Real v(unit="m/s"), F(unit="N"), Ff(unit="N") "rate and force of the cylinder, its friction";
  Real V1(unit="m3"), V2(unit="m3"), Be1(unit="Pa"), Be2(unit="Pa") "chambers";
  Real Cv annotation(__Rigor(unit="m3/(s.V.Pa^0.5)")), K "valve" annotation(__Rigor(unit="m3/(s.Pa^0.5)"));
  Real Q1(unit="m3/s"), Q2(unit="m3/s"), QL(unit="m3/s") "flows into 1, out of 2, leakage";
initial equation
  p1 = (Vz/sz + p2_start*A2)/A1; // the cylinder holds the weight
equation
  // Geometry: B lies to the left of the line from A to D
  e1 = {cos(z), sin(z)};
  A = L1*e1;
  d = D - A;
  r2 = d*d;
  a = (L2^2 - L3^2 + r2)/(2*r2);
  h = sqrt(L2^2/r2 - a^2);
  B = A + a*d + h*{-d[2], d[1]};
  e2 = (B - A)/L2;
  e3 = (B - D)/L3;
  r = rotated(c, e2);

  // S_ij = sin(th_j - th_i), C_ij = cos(th_j - th_i)
  S12 = e1[1]*e2[2] - e1[2]*e2[1];
  S13 = e1[1]*e3[2] - e1[2]*e3[1];
  S23 = e2[1]*e3[2] - e2[2]*e3[1];
  C12 = e1*e2;
  C13 = e1*e3;
  C23 = e2*e3;
  k2 = -L1*S13/(L2*S23);
  k3 = -L1*S12/(L3*S23);
  k2z = -(L1/L2)*(C13*(k3 - 1)/S23 - S13*C23*(k3 - k2)/S23^2);
  k3z = -(L1/L3)*(C12*(k2 - 1)/S23 - S12*C23*(k3 - k2)/S23^2);

  // Inertia and weight reduced to z
  M = m1*L1^2/3 + m2*(L1^2 + k2^2*(c*c) + 2*L1*k2*(e1*r)) + I2*k2^2 + m3*L3^2*k3^2/3;
  Mz = m2*(2*k2*k2z*(c*c) + 2*L1*(k2z*(e1*r) - k2*(k2 - 1)*(e1[1]*r[2] - e1[2]*r[1])))
       + 2*I2*k2*k2z + 2/3*m3*L3^2*k3*k3z;
  V = g*(m1*L1/2*e1[2] + m2*(L1*e1[2] + r[2]) + m3*L3/2*e3[2]);
  Vz = g*(m1*L1/2*e1[1] + m2*(L1*e1[1] + k2*r[1]) + m3*L3/2*k3*e3[1]);

  // Cylinder
  E = rE*e1;
  s = sqrt((E - G)*(E - G));
  sz = (E - G)*(rE*{-e1[2], e1[1]})/s;
  v = sz*w;
  Ff = (Fc + Fb*exp(-(v/vs)^2))*tanh(v/vt) + fv*v;
  F = p1*A1 - p2*A2 - Ff;
  der(z) = w;
  der(w) = (F*sz - Mz/2*w^2 - Vz - d0*w)/M;

  // Valve and chambers
  der(U) = (u - U)/tau;
  Cv = Rigor.bspline(U, knots, 3, y);
  K = Cv*U;
  Q1 = if U >= 0 then K*orifice(pS - p1) else K*orifice(p1 - pT);
  Q2 = if U >= 0 then K*orifice(p2 - pT) else K*orifice(pS - p2);
  QL = kL*(p1 - p2);
  V1 = Vh + A1*(s - s0);
  V2 = Vh + A2*(stroke - (s - s0));
  Be1 = bulkModulus(V1, Vh);
  Be2 = bulkModulus(V2, Vh);
  der(p1) = Be1/V1*(Q1 - A1*v - QL);
  der(p2) = Be2/V2*(A2*v + QL - Q2);
  annotation(uses(Rigor(version="1.0.0"), Modelica(version="4.0.0")));
end HydraulicFourBar;
