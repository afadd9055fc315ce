#pragma once
// A server in a thread of the test, on a port that was free, and functions to serve.

#include "core/engine/modelica/compile.h"
#include "core/engine/server/bridge_server.h"
#include "core/engine/server/served_model.h"
#include "core/foundation/base/error.h"

#include <thread>

namespace rigor::sample {

class ServedHere {
  public:
    explicit ServedHere(std::vector<std::shared_ptr<const Served>> models)
        : server_(std::move(models), "127.0.0.1", 0),
          thread_([this](std::stop_token stop) { server_.run(stop); }) {}

    int port() const { return server_.port(); }
    std::string address(const std::string& model = {}) const {
        return fmt::format("http://127.0.0.1:{}", port()) + (model.empty() ? "" : "/" + model);
    }

  private:
    BridgeServer server_;
    std::jthread thread_; ///< last: it uses the server
};

static inline ModelPtr compiled(const std::string& text) {
    const CompiledModel made = compileModel(text, "model.mo");
    if (!made.model) fail("{}", toString(made.problems.front(), text));
    return made.model;
}

/// A mass on a spring with a damper under a constant force: a course.
inline const std::string kSpring = R"(model Spring "A mass on a spring"
  parameter Real m(min = 0.1, unit = "kg") = 2;
  parameter Real d(min = 0, max = 10, unit = "N.s/m") = 0.3;
  parameter Real k(min = 0.01, unit = "N/m") = 5 "stiffness";
  input Real F(unit = "N");
  Real x(start = 1, unit = "m");
  Real v(start = 0, unit = "m/s");
  output Real position(unit = "m");
  output Real energy(unit = "J");
equation
  der(x) = v;
  m*der(v) = F - d*v - k*x;
  position = x;
  energy = 0.5*m*v^2 + 0.5*k*x^2;
end Spring;
)";

/// A ball that ends the run where it hits the ground: at t = sqrt(2 h/g).
inline const std::string kFall = R"(model Fall
  parameter Real h(min = 0) = 5;
  parameter Real g = 9.81;
  Real s(start = h);
  Real v(start = 0);
  output Real height;
  output Real speed;
equation
  der(s) = v;
  der(v) = -g;
  height = s;
  speed = v;
  when s <= 0 then
    terminate("ground");
  end when;
end Fall;
)";

} // namespace rigor::sample
