model UnivariateExample "y = tan(x/4) + exp(x/3 - 1) + tanh(x), the illustrative function of section 2.6"
  // De Groote et al., inverse parametric uncertainty identification with polynomial chaos. A static model: nothing
  // moves, the output is a function of the uncertain x. tan(x/4) has poles at x = 2 pi and -2 pi.
  parameter Real x(unit="1", min=-5, max=5) = 0 "uncertain, standard normal in the example";
  output Real y(unit="1") "the function";
equation
  y = tan(x/4) + exp(x/3 - 1) + tanh(x);
end UnivariateExample;
