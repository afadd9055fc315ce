// chaotic_records SEED COUNT FOLDER [wide]: records of the chaotic van der Pol-Duffing oscillator
// (shared/rigs/van-der-pol-duffing/README.md, last section) of random parameters, start and noise, each in a
// folder of its own with model and studies; truth.json lists them. Kept are parameters whose largest Lyapunov
// exponent over 3000 s exceeds 0.03 1/s. Run by chaotic_records.py.
#include <fmt/os.h>

#include <array>
#include <cmath>
#include <filesystem>
#include <numbers>
#include <random>
#include <string>

namespace {

struct Truth {
    double alpha, beta, mu;
};
using State = std::array<double, 4>; ///< x, v and a disturbance of both

State rates(double t, const State& s, const Truth& p) {
    const double x = s[0], v = s[1];
    return {v, p.mu * (1 - x * x) * v - p.alpha * x - p.beta * x * x * x + 0.45 * std::cos(1.25 * t), s[3],
            (-2 * p.mu * x * v - p.alpha - 3 * p.beta * x * x) * s[2] + p.mu * (1 - x * x) * s[3]};
}

void step(double t, double h, State& s, const Truth& p) {
    const auto moved = [&](double by, const State& k) {
        State r = s;
        for (std::size_t i = 0; i < r.size(); ++i) r[i] += by * k[i];
        return r;
    };
    const State a = rates(t, s, p), b = rates(t + h / 2, moved(h / 2, a), p),
                c = rates(t + h / 2, moved(h / 2, b), p), d = rates(t + h, moved(h, c), p);
    for (std::size_t i = 0; i < s.size(); ++i) s[i] += h / 6 * (a[i] + 2 * b[i] + 2 * c[i] + d[i]);
}

/// Largest Lyapunov exponent, 1/s; NaN where the course leaves the wells.
double lyapunov(State s, const Truth& p) {
    constexpr int kSteps = 300000;
    constexpr double kStep = 0.01;
    double sum = 0;
    for (int i = 0; i < kSteps; ++i) {
        step(i * kStep, kStep, s, p);
        if (!(std::abs(s[0]) < 50)) return std::nan("");
        if (i % 100 == 99) {
            const double grown = std::hypot(s[2], s[3]);
            sum += std::log(grown);
            s[2] /= grown;
            s[3] /= grown;
        }
    }
    return sum / (kSteps * kStep);
}

class Draws {
  public:
    explicit Draws(unsigned seed) : engine_(seed) {}
    double within(double low, double high) {
        return low + (high - low) * (static_cast<double>(engine_() >> 11) * 0x1p-53);
    }
    double normal() {
        const double u = 1 - within(0, 1), w = within(0, 1);
        return std::sqrt(-2 * std::log(u)) * std::cos(2 * std::numbers::pi * w);
    }

  private:
    std::mt19937_64 engine_;
};

void writeStudy(const std::string& file, const std::string& method, const Truth& start,
                const std::string& options) {
    fmt::output_file(file).print(
        "method = \"{}\"\nmodel = \"m.mo\"\n[data]\nfile = \"r.csv\"\nlayout = \"signals\"\n"
        "[unknowns.alpha]\nstart = {}\nmin = -5\nmax = 5\n[unknowns.beta]\nstart = {}\nmin = 0.1\nmax = 10\n"
        "[unknowns.mu]\nstart = {}\nmin = 0.01\nmax = 2\n[options]\n{}"
        "[simulation]\nstepper = \"rk4\"\nstep = 0.01\nblow_up = 1e6\n",
        method, start.alpha, start.beta, start.mu, options);
}

} // namespace

int main(int count, char** words) {
    if (count < 4) return 2;
    Draws draws(static_cast<unsigned>(std::stoul(words[1])));
    const int records = std::stoi(words[2]);
    const std::string folder = words[3];
    const bool wide = count > 4;
    std::filesystem::create_directories(folder);
    auto list = fmt::output_file(folder + "/truth.json");
    list.print("[");
    for (int k = 0; k < records;) {
        Truth p{};
        p.alpha = wide ? draws.within(-1.5, -0.3) : draws.within(-1.2, -0.5);
        p.beta = wide ? draws.within(0.2, 1) : draws.within(0.3, 0.8);
        p.mu = wide ? draws.within(0.02, 0.4) : draws.within(0.05, 0.3);
        State s{0, 0, 1, 0};
        s[0] = draws.within(-1.5, 1.5);
        s[1] = draws.within(-1, 1);
        if (wide) s = {1, 0, 1, 0};
        const double exponent = lyapunov(s, p);
        if (!(exponent >= 0.03)) continue;
        const std::string own = folder + "/" + std::to_string(k);
        std::filesystem::create_directories(own);
        fmt::output_file(own + "/m.mo")
            .print("model Oscillator\n  parameter Real alpha = 1;\n  parameter Real beta = 1;\n"
                   "  parameter Real mu = 0.1;\n  output Real x1(start={});\n  Real x2(start={});\nequation\n"
                   "  der(x1) = x2;\n"
                   "  der(x2) = mu*(1 - x1^2)*x2 - alpha*x1 - beta*x1^3 + 0.45*cos(1.25*time);\n"
                   "end Oscillator;\n",
                   s[0], s[1]);
        auto csv = fmt::output_file(own + "/r.csv");
        csv.print("t [s],x1 [-]\n");
        for (int i = 0; i <= 6000; ++i) {
            csv.print("{:.2f},{:.12g}\n", i * 0.01, s[0] * (1 + 0.05 * draws.normal()));
            for (int q = 0; q < 10; ++q) step(i * 0.01 + q * 0.001, 0.001, s, p);
        }
        csv.close();
        writeStudy(own + "/truth.toml", "least-squares", p, "objective = \"integral\"\n");
        writeStudy(own + "/grow.toml", "homotopy", {5, 10, 2},
                   "corrections = \"x1: 10 x1; x2: 10 x1\"\nwindows = \"grow\"\n");
        list.print("{}{{\"alpha\": {}, \"beta\": {}, \"mu\": {}, \"exponent\": {:.3f}}}",
                   k > 0 ? ",\n" : "\n", p.alpha, p.beta, p.mu, exponent);
        ++k;
    }
    list.print("\n]\n");
    return 0;
}
