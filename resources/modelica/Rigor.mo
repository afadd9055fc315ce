within;
package Rigor "What models of Rigor use beside the language: powers, tables, splines and a limit"
  // Rigor itself reads the names only and computes these functions by operations of its own, with exact
  // derivatives. Other tools take the bodies below.

  function signedPower "x |x|^(n-1): the power that keeps the sign of x, n > 0"
    input Real x;
    input Real n "exponent";
    output Real y;
  algorithm
    y := if x > 0 then x^n elseif x < 0 then -(-x)^n else 0;
    annotation(Inline=false);
  end signedPower;

  function absPower "|x|^n, n > 0"
    input Real x;
    input Real n "exponent";
    output Real y;
  algorithm
    y := if x > 0 then x^n elseif x < 0 then (-x)^n else 0;
    annotation(Inline=false);
  end absPower;

  function table "linear between the points (xs, ys), the end values outside"
    input Real x;
    input Real xs[:] "increasing";
    input Real ys[size(xs, 1)];
    output Real y;
  algorithm
    y := ys[1];
    for k in 1:size(xs, 1) - 1 loop
      if x >= xs[k] then
        y := ys[k] + (ys[k + 1] - ys[k])/(xs[k + 1] - xs[k])*(min(x, xs[k + 1]) - xs[k]);
      end if;
    end for;
    annotation(Inline=false, smoothOrder=0);
  end table;

  function tableSlope "slope of table, to the right of a corner; 0 outside"
    input Real x;
    input Real xs[:] "increasing";
    input Real ys[size(xs, 1)];
    output Real slope;
  algorithm
    slope := 0;
    for k in 1:size(xs, 1) - 1 loop
      if x >= xs[k] and x < xs[k + 1] then
        slope := (ys[k + 1] - ys[k])/(xs[k + 1] - xs[k]);
      end if;
    end for;
    annotation(Inline=false);
  end tableSlope;

  function monotoneCubic "cubic pieces through the points (xs, ys) without overshoot, the end values outside"
    // F. N. Fritsch and J. Butland, SIAM J. Sci. Stat. Comput. 5 (1984) 300.
    input Real x;
    input Real xs[:] "increasing";
    input Real ys[size(xs, 1)];
    output Real y;
  protected
    Real m[size(xs, 1)] "tangents";
    Real h, s, dy;
  algorithm
    m := tangents(xs, ys);
    y := ys[1];
    for k in 1:size(xs, 1) - 1 loop
      h := xs[k + 1] - xs[k];
      s := (min(x, xs[k + 1]) - xs[k])/h;
      dy := ys[k + 1] - ys[k];
      if x >= xs[k] then
        y := ys[k] + s*(m[k]*h + s*(3*dy - 2*m[k]*h - m[k + 1]*h + s*(m[k]*h + m[k + 1]*h - 2*dy)));
      end if;
    end for;
    annotation(Inline=false, smoothOrder=1);
  end monotoneCubic;

  function tangents "of monotoneCubic at its points"
    input Real xs[:] "increasing";
    input Real ys[size(xs, 1)];
    output Real m[size(xs, 1)];
  protected
    Integer n;
    Real d[size(xs, 1) - 1] "slopes of the chords";
    Real h[size(xs, 1) - 1] "their lengths";
  algorithm
    n := size(xs, 1);
    for k in 1:n - 1 loop
      h[k] := xs[k + 1] - xs[k];
      d[k] := (ys[k + 1] - ys[k])/h[k];
    end for;
    m[1] := d[1];
    m[n] := d[n - 1];
    if n > 2 then
      m[1] := endTangent(h[1], h[2], d[1], d[2]);
      m[n] := endTangent(h[n - 1], h[n - 2], d[n - 1], d[n - 2]);
    end if;
    for k in 2:n - 1 loop
      m[k] := 0;
      if d[k - 1]*d[k] > 0 then
        m[k] := 3*(h[k - 1] + h[k])/((2*h[k] + h[k - 1])/d[k - 1] + (h[k] + 2*h[k - 1])/d[k]);
      end if;
    end for;
  end tangents;

  function endTangent "of monotoneCubic at an end: by three points, limited"
    input Real h0, h1 "lengths of the chord at the end and of the next";
    input Real d0, d1 "their slopes";
    output Real m;
  protected
    Real parabola "tangent of the parabola through the three points";
  algorithm
    parabola := ((2*h0 + h1)*d0 - h0*d1)/(h0 + h1);
    m := parabola;
    if d0*d1 < 0 and abs(parabola) > 3*abs(d0) then
      m := 3*d0;
    end if;
    if parabola*d0 <= 0 then
      m := 0;
    end if;
  end endTangent;

  function bspline "B-spline with given knots and coefficients, the end values outside"
    // C. de Boor, A Practical Guide to Splines, chapter IX: the basis functions by their recursion.
    input Real x;
    input Real knots[:] "not decreasing, size(coefficients, 1) + degree + 1 of them";
    input Integer degree;
    input Real coefficients[:];
    output Real y;
  protected
    Integer n;
    Real at "x, held between the ends";
    Real last "where the last piece ends";
    Real b[size(knots, 1) - 1] "basis functions of the degree reached";
    Real left, right;
  algorithm
    n := size(coefficients, 1);
    last := knots[n + 1];
    at := max(knots[degree + 1], min(x, last));
    for i in 1:size(knots, 1) - 1 loop
      b[i] := 0;
      // The last piece holds its right end too.
      if knots[i] < knots[i + 1] and at >= knots[i] and i <= n and (at < knots[i + 1] or knots[i + 1] >= last) then
        b[i] := 1;
      end if;
    end for;
    for k in 1:degree loop
      for i in 1:size(knots, 1) - 1 - k loop
        left := 0;
        right := 0;
        if knots[i + k] > knots[i] then
          left := (at - knots[i])/(knots[i + k] - knots[i])*b[i];
        end if;
        if knots[i + k + 1] > knots[i + 1] then
          right := (knots[i + k + 1] - at)/(knots[i + k + 1] - knots[i + 1])*b[i + 1];
        end if;
        b[i] := left + right;
      end for;
    end for;
    y := b[1:n]*coefficients;
    annotation(Inline=false);
  end bspline;

  function bsplineCurve "B-spline through control points (abscissas, coefficients): its value where its abscissa is x"
    input Real x;
    input Real knots[:] "not decreasing, size(coefficients, 1) + degree + 1 of them";
    input Integer degree "1 or more";
    input Real coefficients[:];
    input Real abscissas[size(coefficients, 1)] "increasing";
    output Real y;
  protected
    Integer n;
    Real slopes[size(coefficients, 1) - 1] "coefficients of the derivative of the abscissa";
    Real at "x, held between the ends";
    Real low, high, u "the place on the curve, between two bounds";
  algorithm
    n := size(coefficients, 1);
    for k in 1:n - 1 loop
      slopes[k] := degree*(abscissas[k + 1] - abscissas[k])/(knots[k + degree + 1] - knots[k + 1]);
    end for;
    low := knots[degree + 1];
    high := knots[n + 1];
    at := max(bspline(low, knots, degree, abscissas), min(x, bspline(high, knots, degree, abscissas)));
    for k in 1:12 loop
      u := (low + high)/2;
      if bspline(u, knots, degree, abscissas) < at then
        low := u;
      else
        high := u;
      end if;
    end for;
    u := (low + high)/2;
    // Newton's method gives the last digits, and with them the derivatives.
    for k in 1:4 loop
      u := u - (bspline(u, knots, degree, abscissas) - at)
               /bspline(u, knots[2:size(knots, 1) - 1], degree - 1, slopes);
    end for;
    y := bspline(u, knots, degree, coefficients);
    annotation(Inline=false);
  end bsplineCurve;

  function atLeast "Rigor keeps the state x at or above the limit; other tools tell when it falls below"
    // No function can hold a state. Write the derivative so that x stays where it is at the limit, as in
    // der(x) = noEvent(if x <= limit and rate < 0 then 0 else rate): then all tools give the same motion.
    input Real x "a state";
    input Real limit;
  algorithm
    assert(x >= limit - 1e-3*(1 + abs(limit)), "A variable fell below its limit", AssertionLevel.warning);
    annotation(Inline=false);
  end atLeast;

  annotation(version="1.0.0", versionDate="2026-11-27");
end Rigor;
