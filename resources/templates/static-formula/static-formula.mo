model StaticFormula "Pressure drop of a pipe with fittings: no time in it"
  parameter Real R(unit="Pa.s/m3", min=0, max=1e9) = 1e7 "laminar part";
  parameter Real c(unit="Pa.s2/m6", min=0, max=1e13) = 3e10 "turbulent part";
  input Real Q(unit="m3/s") "flow";
  output Real dp(unit="Pa") "pressure drop, measured";
equation
  dp = R*Q + c*Q^2;
end StaticFormula;
