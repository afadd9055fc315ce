model ServoPress "Quasi-static servo press: lever, rocker and five bars with compliant joints"
  // After Gally et al., identification of model uncertainty via optimal design of experiments. The press stands still in
  // every load step: 0 = dU/dy - q e_34 with the elastic and gravitational energy U of 34 displacements y (m, rad) from
  // the design position. The order of the variables and of the equations is that of the specification.

  function barForce "of a bar on its second end: k (|d| - |d0|) d/|d|"
    input Real d0[2] "from end 1 to end 2, design position";
    input Real u1[2], u2[2] "displacements of the ends";
    input Real k;
    output Real f[2];
  protected
    Real d[2], l;
  algorithm
    d := d0 + u2 - u1;
    l := sqrt(d*d);
    f := k*(l - sqrt(d0*d0))/l*d;
  end barForce;

  function beam "corotational Euler-Bernoulli element: gradient of its energy at the second node, and moments"
    input Real d0[2];
    input Real u1[2], t1, u2[2], t2 "displacements and rotations of the nodes";
    input Real k, EI;
    output Real f[2], m1, m2;
  protected
    Real d[2], l, l0, angle, f1, f2;
  algorithm
    d := d0 + u2 - u1;
    l := sqrt(d*d);
    l0 := sqrt(d0*d0);
    angle := atan((d0[1]*d[2] - d0[2]*d[1])/(d0*d));
    f1 := t1 - angle;
    f2 := t2 - angle;
    m1 := 2*EI/l0*(2*f1 + f2);
    m2 := 2*EI/l0*(f1 + 2*f2);
    // The angle of d changes by {-d_y, d_x}/|d|^2
    f := k*(l - l0)/l*d - (m1 + m2)/(d*d)*{-d[2], d[1]};
  end beam;

  function moved "displacement of the point s of a body that turns by t about its reference point"
    input Real u[2], t, s[2];
    output Real v[2];
  algorithm
    v := u + {(cos(t) - 1)*s[1] - sin(t)*s[2], sin(t)*s[1] + (cos(t) - 1)*s[2]};
  end moved;

  function lever "slope of moved over t, times the force f"
    input Real t, s[2], f[2];
    output Real m;
  algorithm
    m := f*{-sin(t)*s[1] - cos(t)*s[2], cos(t)*s[1] - sin(t)*s[2]};
  end lever;

  parameter Real k5(unit="N/m", min=1e6, max=1e9, nominal=1e7) = 1.2e7 "stiffness of bar 5";
  parameter Real k7(unit="N/m", min=1e6, max=1e9, nominal=1e7) = 7.0e6 "stiffness of bar 7";
  parameter Real q_c(unit="N", min=-1000, max=1000) = 0 "friction that opposes the motion (model M2)";

  constant Real g0(unit="m/s2") = 9.80665;
  constant Real k3(unit="N/m") = 2.5e7, k4(unit="N/m") = 3.0e7, k6(unit="N/m") = 4.0e7 "bars 3, 4, 6";
  constant Real j[10](each unit="N/m") =
    {1.2e8, 1.5e8, 1.2e8, 1.5e8, 9.0e7, 1.1e8, 1.3e8, 1.3e8, 8.0e7, 7.0e7} "joints 1 to 10";
  constant Real kS1[2](each unit="N/m") = {1.6e8, 2.2e8}, kS2(unit="N/m") = 5e7 "supports of rocker and body 2";
  constant Real kL12(unit="N/m") = 1.50e9, kL23(unit="N/m") = 2.40e9, EI(unit="N.m2") = 1.10e5 "lever";
  constant Real m[5](each unit="kg") = {0.45, 0.40, 0.60, 0.50, 0.55} "at each end of bars 3 to 7";
  constant Real mLever(unit="kg") = 4.0, mRocker(unit="kg") = 3.2, mBody2(unit="kg") = 1.5;
  // Design position, m; the rocker's points are counted from B = (0, 0)
  constant Real A0[2] = {-0.520, 0.420}, Su[2] = {-0.060, 0.395}, Sl[2] = {-0.640, -0.005};
  constant Real pL1[2] = {-0.300, 0.228}, pL2[2] = {-0.318, -0.020}, pL3[2] = {-0.330, -0.172};
  constant Real pG[2] = {-0.015, -0.160}, pC[2] = {0.240, 0.012}, pS[2] = {0.085, 0.015}, pD[2] = {0.252, -0.310};
  constant Real pB0[2] = {0.040, 0.010};

  input Real force(unit="N", start=0) "force of the drive, upwards at D";
  input Real direction(unit="1", start=1) "1 while the force rises, -1 while it falls";

  // y1 .. y34
  Real bar3[4](each unit="m"), bar4[4](each unit="m"), bar5[4](each unit="m"), bar6[4](each unit="m"), bar7[4](each unit="m")
    "ends of the bars";
  Real L1[2](each unit="m"), L1_angle(unit="rad"), L2[2](each unit="m"), L2_angle(unit="rad") "lever";
  Real L3[2](each unit="m"), L3_angle(unit="rad") "lever at F";
  Real B[2](each unit="m"), rocker(unit="rad") "rocker";
  Real D[2](each unit="m") "pressure bar";

  output Real D_y(unit="m", nominal=1e-4) "vertical displacement of D";
  output Real F_x(unit="m", nominal=1e-4) "horizontal displacement of F";
  output Real B0_y(unit="m", nominal=1e-4) "vertical displacement of B0";

  Real q(unit="N") "force on D";
  Real f3[2](each unit="N"), f4[2](each unit="N"), f5[2](each unit="N"), f6[2](each unit="N"), f7[2](each unit="N") "bars";
  Real f12[2](each unit="N"), m12_1(unit="N.m"), m12_2(unit="N.m") "lever between L1 and L2";
  Real f23[2](each unit="N"), m23_2(unit="N.m"), m23_3(unit="N.m") "lever between L2 and L3";
  Real uG[2](each unit="m"), uC[2](each unit="m") "points of the rocker";
  Real fG[2](each unit="N"), fC[2](each unit="N"), fS[2](each unit="N") "forces on them";
equation
  q = force - q_c*direction;
  f3 = barForce(pL1 - A0, bar3[1:2], bar3[3:4], k3);
  f4 = barForce(pL1 - Su, bar4[1:2], bar4[3:4], k4);
  f5 = barForce(pL2 - Sl, bar5[1:2], bar5[3:4], k5);
  f6 = barForce(pD - pC, bar6[1:2], bar6[3:4], k6);
  f7 = barForce(pG - pL3, bar7[1:2], bar7[3:4], k7);
  (f12, m12_1, m12_2) = beam(pL2 - pL1, L1, L1_angle, L2, L2_angle, kL12, EI);
  (f23, m23_2, m23_3) = beam(pL3 - pL2, L2, L2_angle, L3, L3_angle, kL23, EI);
  uG = moved(B, rocker, pG);
  uC = moved(B, rocker, pC);
  fG = j[8]*(uG - bar7[3:4]);
  fC = j[9]*(uC - bar6[1:2]);
  fS = {0, mRocker*g0};

  // Bars: joint at end 1, joint at end 2, weights
  zeros(2) = j[1]*bar3[1:2] - f3 + {0, m[1]*g0};
  zeros(2) = j[2]*(bar3[3:4] - L1) + f3 + {0, m[1]*g0};
  zeros(2) = j[3]*bar4[1:2] - f4 + {0, m[2]*g0};
  zeros(2) = j[4]*(bar4[3:4] - L1) + f4 + {0, m[2]*g0};
  zeros(2) = j[5]*bar5[1:2] - f5 + {0, m[3]*g0};
  zeros(2) = j[6]*(bar5[3:4] - L2) + f5 + {0, m[3]*g0};
  zeros(2) = j[9]*(bar6[1:2] - uC) - f6 + {0, m[4]*g0};
  zeros(2) = j[10]*(bar6[3:4] - D) + f6 + {0, m[4]*g0};
  zeros(2) = j[7]*(bar7[1:2] - L3) - f7 + {0, m[5]*g0};
  zeros(2) = j[8]*(bar7[3:4] - uG) + f7 + {0, m[5]*g0};
  // Lever, a quarter, a half and a quarter of its mass in the nodes
  zeros(2) = j[2]*(L1 - bar3[3:4]) + j[4]*(L1 - bar4[3:4]) - f12 + {0, mLever/4*g0};
  0 = m12_1;
  zeros(2) = j[6]*(L2 - bar5[3:4]) + f12 - f23 + {0, mLever/2*g0};
  0 = m12_2 + m23_2;
  zeros(2) = j[7]*(L3 - bar7[1:2]) + f23 + {0, mLever/4*g0};
  0 = m23_3;
  // Rocker and pressure bar
  zeros(2) = kS1.*B + fG + fC + fS;
  0 = lever(rocker, pG, fG) + lever(rocker, pC, fC) + lever(rocker, pS, fS);
  zeros(2) = j[10]*(D - bar6[3:4]) + {kS2*D[1], mBody2*g0 - q};

  D_y = D[2];
  F_x = L3[1];
  B0_y = B[2] + pB0[1]*sin(rocker) + pB0[2]*(cos(rocker) - 1);
end ServoPress;
