model WetClutch "Shifting time of a wet friction clutch between a torque converter and a braked flywheel"
  // After De Groote et al., inverse parametric uncertainty identification with polynomial chaos, equations (11) to
  // (14). Units as on the rig: s, A, bar, mm, rad/s, N.m.

  // Uncertain, one value per experiment
  parameter Real x1(unit="1", min=0.60, max=1.40) = 1 "scale of the bias in the piston equation";
  parameter Real x2(unit="1", min=0.40, max=1.30) = 1 "scale of the piston position at which the plates touch";

  // Operating conditions of an experiment
  parameter Real dt(unit="s", min=0.02, max=0.5) = 0.095 "end of the filling pulse";
  parameter Real u0(unit="A", min=0, max=1) = 0.21 "current after the filling pulse";
  parameter Real du(unit="A", min=0, max=1) = 0.10 "height of the second ramp";
  parameter Real motor_speed(unit="rpm", min=100, max=6000) = 1350 "speed of the motor, constant";
  parameter Real Tb0(unit="N.m", min=0, max=500) = 20 "dry friction of the load";
  parameter Real b(unit="N.m.s/rad", min=0, max=10) = 0.10 "viscous friction of the load";

  // Piston and pressure, equation (11)
  constant Real a1(unit="1/s2") = -1600;
  constant Real a2(unit="1/s") = -64;
  constant Real b1(unit="bar/(A.s2)") = 32000;
  constant Real b2(unit="bar/(A.s)") = 120;
  constant Real c1(unit="bar/s2") = 160;
  constant Real a3(unit="1/(bar.s)") = 0.8;
  constant Real a4(unit="1/bar") = 0.004;
  constant Real a5(unit="1/s") = -1.6;
  constant Real c2(unit="1/s") = -2.4;
  constant Real S(unit="mm") = 2.0 "piston travel per unit of zt";
  constant Real zM(unit="mm") = 2.0 "end stop of the piston";
  constant Real zp0(unit="mm") = 1.2 "nominal position at which the plates touch";

  // Plates, equation (12), and shafts, equation (13)
  constant Real alpha(unit="N.m/bar") = 22 "torque per plate pressure";
  constant Real gamma(unit="N.m.mm.s/rad") = 0.05 "drag of the oil film";
  constant Real J1(unit="kg.m2") = 0.2 "turbine side";
  constant Real J2(unit="kg.m2") = 3.0 "load side";
  constant Real R(unit="1") = 2.0 "gear ratio";
  constant Real rad_per_s_in_rpm(unit="rad/(s.rpm)") = Modelica.Constants.pi/30;

  // Torque converter: torque ratio and capacity over the speed ratio nu
  constant Real nus[10](each unit="1") = {0, 0.2, 0.4, 0.6, 0.7, 0.8, 0.88, 0.94, 0.98, 1.0};
  constant Real f_t[10](each unit="1") = {2.05, 1.80, 1.55, 1.30, 1.17, 1.05, 1.00, 0.99, 0.98, 0.98};
  constant Real f_c[10] = {13.0, 13.1, 13.4, 14.0, 14.7, 16.2, 18.8, 24.0, 40.0, 140.0} annotation(__Rigor(unit="rad/(s.(N.m)^0.5)"));

  // Current over time (figure 8): filling pulse, pause, ramp up, slow ramp down, ramp to the end value
  constant Real u_max(unit="A") = 0.70, u_end(unit="A") = 0.45;
  parameter Real times[8](each unit="s") = {0, 0.010, dt, dt + 0.010, dt + 0.310, dt + 0.360, dt + 1.260, dt + 2.060};
  parameter Real currents[8](each unit="A") = {0, u_max, u_max, u0, u0, u0 + du, u0 + 0.6*du, u_end};

  parameter Real omega_m(unit="rad/s") = motor_speed*rad_per_s_in_rpm "speed of the motor";

  Real u(unit="A") "current of the valve";
  Real du_dt(unit="A/s") "its slope";
  Real p_hc(unit="bar", start=c1/(-a1)) "pressure in the piston chamber";
  Real q(unit="bar/s", start=0) "rate of the pressure";
  Real zt(unit="1", start=0) "piston position before the stops";
  Real z(unit="mm") "piston position";
  Real zp(unit="mm") "position at which the plates touch";
  Real xi(unit="1", nominal=1) "engagement, 0 to 1";
  Real p(unit="bar") "pressure on the plates";
  Real slip(unit="rad/s") "slip of the clutch";
  Real Tc(unit="N.m") "torque of the clutch";
  Real nu(unit="1") "speed ratio of the converter";
  Real T1(unit="N.m") "torque of the turbine";
  Real Tb(unit="N.m") "torque of the brake";
  output Real omega1(unit="rad/s", start=0.96*omega_m, nominal=100) "speed of the turbine";
  output Real omega2(unit="rad/s", start=0, nominal=50) "speed of the load";
  output Real shifting_time(unit="s") "first time without slip; missing if there is none";

equation
  u = Rigor.table(time, times, currents);
  du_dt = Rigor.tableSlope(time, times, currents);

  der(p_hc) = q;
  der(q) = a1*p_hc + a2*q + b1*u + b2*du_dt + c1;
  der(zt) = a3*p_hc + a4*q + a5*zt + c2*x1;
  // noEvent: steps do not stop at these corners. At 1 ms that moves the shifting time by 1e-7 s, and it is known to 1e-5 s.
  z = noEvent(min(max(S*zt, 0), zM));

  // Plates: friction, and the drag of the oil film in the form that has no 0/0 at full engagement
  zp = x2*zp0;
  xi = noEvent(max(0, (z - zp)/(zM - zp)));
  p = xi*p_hc;
  slip = omega1 - R*omega2;
  Tc = xi^2*(3 - 2*xi)*alpha*p + gamma*(1 - xi)*(1 + 2*xi)/(zM - noEvent(min(z, zp)))*slip;

  nu = noEvent(min(max(omega1/omega_m, 0), 1));
  T1 = omega_m^2*Rigor.table(nu, nus, f_t)/Rigor.table(nu, nus, f_c)^2;

  // Shafts. The brake opposes motion and never drives: the load stands until the clutch overcomes Tb0.
  Tb = Tb0 + b*omega2;
  der(omega1) = (T1 - Tc)/J1;
  der(omega2) = noEvent(if omega2 <= 0 and R*Tc <= Tb0 then 0 else (R*Tc - Tb)/J2);
  Rigor.atLeast(omega2, 0);

  when slip <= 0 then
    shifting_time = time;
    terminate("synchronous");
  end when;
  annotation(uses(Rigor(version="1.0.0"), Modelica(version="4.0.0")));
end WetClutch;
