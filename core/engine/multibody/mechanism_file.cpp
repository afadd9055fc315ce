#include "core/engine/multibody/mechanism.h"

#include <charconv>
#include <cmath>
#include <fstream>
#include <map>
#include <numbers>
#include <sstream>

namespace rigor {

double Cylinder::pistonArea() const { return std::numbers::pi / 4 * pistonDiameter * pistonDiameter; }
double Cylinder::rodArea() const {
    return std::numbers::pi / 4 * (pistonDiameter * pistonDiameter - rodDiameter * rodDiameter);
}

namespace {

constexpr double kDegree = std::numbers::pi / 180;

/// The words of one line, read from left to right.
class Line {
  public:
    Line(std::string text, std::string file, int number)
        : text_(std::move(text)), file_(std::move(file)), number_(number) {
        std::istringstream in(text_.substr(0, text_.find('#')));
        for (std::string word; in >> word;) words_.push_back(word);
    }
    int lineNumber() const { return number_; }
    bool empty() const { return at_ >= words_.size(); }
    template <class... Args>
    [[noreturn]] void wrong(SentenceFor<std::type_identity_t<Args>...> words, const Args&... args) const {
        throw Error(filled(translate(words.said.context, words.said.text), args...), {file_, number_, 0},
                    text_);
    }
    std::string word(Sentence what) {
        if (empty()) wrong(sentence("Mechanism", "The line ends where {} should stand."), said(what));
        return next();
    }
    /// What comes next; the line is not empty.
    std::string next() { return words_[at_++]; }
    double number(Sentence what) {
        const std::string w = word(what);
        double value = 0;
        const auto [end, error] = std::from_chars(w.data(), w.data() + w.size(), value);
        if (error != std::errc{} || end != w.data() + w.size() || !std::isfinite(value))
            wrong(sentence("Mechanism", "'{}' stands where {}, a number, should stand."), w, said(what));
        return value;
    }
    double positive(Sentence what) {
        const double value = number(what);
        if (!(value > 0))
            wrong(sentence("Mechanism", "{:g} stands where {}, a positive number, should stand."), value,
                  said(what));
        return value;
    }
    Eigen::Vector2d point(Sentence what) {
        const double x = number(what);
        return {x, number(what)};
    }
    /// The rest: numbers.
    std::vector<double> numbers(Sentence what) {
        std::vector<double> values;
        while (!empty()) values.push_back(number(what));
        return values;
    }

  private:
    static std::string said(Sentence what) { return translate(what.context, what.text); }

    std::string text_, file_;
    int number_;
    std::vector<std::string> words_;
    std::size_t at_ = 0;
};

class Reader {
  public:
    Mechanism read(std::string_view text, const std::string& file) {
        std::istringstream in{std::string(text)};
        int number = 0;
        for (std::string row; std::getline(in, row);) {
            Line line(row, file, ++number);
            if (!line.empty()) statement(line);
        }
        check(file);
        return std::move(m_);
    }

  private:
    int body(Line& line) {
        const std::string name = line.word(sentence("Mechanism", "the name of a body"));
        if (name == "ground") return kGround;
        const auto found = bodies_.find(name);
        if (found == bodies_.end())
            line.wrong(sentence("Mechanism", "There is no body '{}' above this line."), name);
        return found->second;
    }
    int chamber(Line& line) {
        const std::string name = line.word(sentence("Mechanism", "the name of a volume"));
        for (std::size_t k = 0; k < m_.chambers.size(); ++k)
            if (m_.chambers[k].name == name) return static_cast<int>(k);
        line.wrong(sentence("Mechanism", "There is no volume '{}' above this line."), name);
    }
    int cylinder(Line& line) {
        const std::string name = line.word(sentence("Mechanism", "the name of a cylinder"));
        for (std::size_t k = 0; k < m_.cylinders.size(); ++k)
            if (m_.cylinders[k].name == name) return static_cast<int>(k);
        line.wrong(sentence("Mechanism", "There is no cylinder '{}' above this line."), name);
    }
    JointKind kind(Line& line) {
        const std::string word = line.word(sentence("Mechanism", "revolute or translational"));
        if (word == "revolute") return JointKind::Revolute;
        if (word == "translational") return JointKind::Translational;
        line.wrong(sentence("Mechanism", "'{}' is no joint; known are revolute and translational."), word);
    }

    void statement(Line& line) {
        const std::string what = line.next();
        if (what == "mechanism")
            m_.name = line.word(sentence("Mechanism", "a name"));
        else if (what == "gravity")
            m_.gravity = line.point(sentence("Mechanism", "gravity"));
        else if (what == "body")
            readBody(line);
        else if (what == "cut")
            readCut(line);
        else if (what == "resistance")
            readResistance(line);
        else if (what == "cylinder")
            readCylinder(line);
        else if (what == "fluid")
            readFluid(line);
        else if (what == "volume")
            readVolume(line);
        else if (what == "valve")
            readValve(line);
        else if (what == "curve")
            readCurve(line);
        else if (what == "throttle" || what == "leakage") {
            Passage passage;
            passage.a = chamber(line);
            passage.b = chamber(line);
            passage.coefficient = line.positive(sentence("Mechanism", "the coefficient"));
            passage.laminar = what == "leakage";
            m_.passages.push_back(passage);
        } else if (what == "independent")
            m_.independent = body(line);
        else if (what == "command")
            readCommand(line);
        else
            line.wrong(sentence("Mechanism", "'{}' is no statement of a mechanism file."), what);
        if (!line.empty()) line.wrong(sentence("Mechanism", "'{}' is too much on this line."), line.next());
    }

    void readBody(Line& line) {
        MechanismBody b;
        b.name = line.word(sentence("Mechanism", "the name of the body"));
        if (b.name == "ground" || bodies_.count(b.name))
            line.wrong(sentence("Mechanism", "There is already a body '{}'."), b.name);
        while (!line.empty()) {
            const std::string key = line.next();
            if (key == "mass")
                b.mass = line.positive(sentence("Mechanism", "the mass"));
            else if (key == "inertia")
                b.inertia = line.positive(sentence("Mechanism", "the inertia"));
            else if (key == "centre")
                b.centre = line.point(sentence("Mechanism", "the centre of mass"));
            else if (key == "hangs") {
                b.joint = line.word(sentence("Mechanism", "the name of the joint"));
                b.kind = kind(line);
                b.parent = body(line);
                b.onParent = line.point(sentence("Mechanism", "the place of the joint"));
            } else if (key == "axis")
                b.axis = line.point(sentence("Mechanism", "the axis")).normalized();
            else if (key == "damping")
                b.damping = line.number(sentence("Mechanism", "the damping"));
            else if (key == "start")
                b.start = line.number(sentence("Mechanism", "the start in metres"));
            else if (key == "degrees")
                b.start = kDegree * line.number(sentence("Mechanism", "the start in degrees"));
            else
                line.wrong(sentence("Mechanism", "A body has no property '{}'."), key);
        }
        if (b.joint.empty()) line.wrong(sentence("Mechanism", "The body '{}' hangs nowhere."), b.name);
        bodies_[b.name] = static_cast<int>(m_.bodies.size());
        m_.bodies.push_back(b);
    }

    void readCut(Line& line) {
        CutJoint c;
        c.name = line.word(sentence("Mechanism", "the name of the joint"));
        c.kind = kind(line);
        c.first = body(line);
        c.onFirst = line.point(sentence("Mechanism", "the point on the first body"));
        c.second = body(line);
        c.onSecond = line.point(sentence("Mechanism", "the point on the second body"));
        if (!line.empty()) {
            const std::string key = line.next();
            if (key != "axis") line.wrong(sentence("Mechanism", "A cut joint has no property '{}'."), key);
            c.axis = line.point(sentence("Mechanism", "the axis")).normalized();
        }
        m_.cuts.push_back(c);
    }

    void readResistance(Line& line) {
        Resistance r;
        r.body = body(line);
        r.point = line.point(sentence("Mechanism", "the point"));
        r.direction = line.point(sentence("Mechanism", "the direction")).normalized();
        r.coefficient = line.positive(sentence("Mechanism", "the coefficient"));
        m_.resistances.push_back(r);
    }

    void readCylinder(Line& line) {
        Cylinder c;
        c.name = line.word(sentence("Mechanism", "the name of the cylinder"));
        c.line = line.lineNumber();
        c.from = body(line);
        c.onFrom = line.point(sentence("Mechanism", "the base"));
        c.to = body(line);
        c.onTo = line.point(sentence("Mechanism", "the rod end"));
        while (!line.empty()) {
            const std::string key = line.next();
            if (key == "piston")
                c.pistonDiameter = line.positive(sentence("Mechanism", "the piston diameter"));
            else if (key == "rod")
                c.rodDiameter = line.positive(sentence("Mechanism", "the rod diameter"));
            else if (key == "retracted")
                c.retracted = line.positive(sentence("Mechanism", "the retracted length"));
            else if (key == "stroke")
                c.stroke = line.positive(sentence("Mechanism", "the stroke"));
            else if (key == "friction") {
                c.coulomb = line.number(sentence("Mechanism", "the Coulomb force"));
                c.breakaway = line.number(sentence("Mechanism", "the breakaway force"));
                c.stribeck = line.positive(sentence("Mechanism", "the Stribeck velocity"));
                c.regularised = line.positive(sentence("Mechanism", "the velocity of regularisation"));
                c.viscous = line.number(sentence("Mechanism", "the viscous friction"));
            } else
                line.wrong(sentence("Mechanism", "A cylinder has no property '{}'."), key);
        }
        if (c.pistonDiameter <= 0 || c.retracted <= 0 || c.stroke <= 0)
            line.wrong(sentence("Mechanism",
                                "The cylinder '{}' needs its piston, its retracted length and its stroke."),
                       c.name);
        m_.cylinders.push_back(c);
    }

    void readFluid(Line& line) {
        m_.oil = line.positive(sentence("Mechanism", "the modulus of the oil"));
        m_.hoseModulus = line.positive(sentence("Mechanism", "the modulus of the hoses"));
        m_.wallModulus = line.positive(sentence("Mechanism", "the modulus of the walls"));
    }

    void readVolume(Line& line) {
        Chamber c;
        c.name = line.word(sentence("Mechanism", "the name of the volume"));
        const int index = static_cast<int>(m_.chambers.size());
        while (!line.empty()) {
            const std::string key = line.next();
            if (key == "hose")
                c.hose = line.positive(sentence("Mechanism", "the volume of the hose"));
            else if (key == "pressure")
                c.pressure = line.number(sentence("Mechanism", "the pressure"));
            else if (key == "balanced")
                c.balanced = true;
            else if (key == "piston-side" || key == "rod-side") {
                c.cylinder = cylinder(line);
                c.kind = key == "rod-side" ? ChamberKind::RodSide : ChamberKind::PistonSide;
                Cylinder& of = m_.cylinders[static_cast<std::size_t>(c.cylinder)];
                (key == "rod-side" ? of.rodSide : of.pistonSide) = index;
            } else
                line.wrong(sentence("Mechanism", "A volume has no property '{}'."), key);
        }
        m_.chambers.push_back(c);
    }

    void readValve(Line& line) {
        Valve v;
        v.a = chamber(line);
        v.b = chamber(line);
        while (!line.empty()) {
            const std::string key = line.next();
            if (key == "supply")
                v.supply = line.number(sentence("Mechanism", "the supply pressure"));
            else if (key == "tank")
                v.tank = line.number(sentence("Mechanism", "the tank pressure"));
            else if (key == "gain")
                v.gain = line.positive(sentence("Mechanism", "the gain"));
            else if (key == "lag")
                v.lag = line.positive(sentence("Mechanism", "the time constant of the spool"));
            else
                line.wrong(sentence("Mechanism", "A valve has no property '{}'."), key);
        }
        if (!m_.valves.empty()) line.wrong(sentence("Mechanism", "There is more than one valve."));
        m_.valves.push_back(v);
    }

    void readCurve(Line& line) {
        if (m_.valves.empty()) line.wrong(sentence("Mechanism", "A curve needs the valve above it."));
        const std::string key = line.word(sentence("Mechanism", "knots or coefficients"));
        Valve& v = m_.valves.back();
        if (key == "knots") {
            v.knots = line.numbers(sentence("Mechanism", "a knot"));
            for (std::size_t k = 1; k < v.knots.size(); ++k)
                if (v.knots[k] < v.knots[k - 1] || (k >= 4 && v.knots[k] == v.knots[k - 4]))
                    line.wrong(sentence("Mechanism",
                                        "The knot {:g} does not go on from {:g}: knots increase, and "
                                        "at most four are equal."),
                               v.knots[k], v.knots[k - 1]);
        } else if (key == "coefficients") {
            v.coefficients = line.numbers(sentence("Mechanism", "a coefficient"));
        } else {
            line.wrong(sentence("Mechanism", "'{}' is neither knots nor coefficients."), key);
        }
    }

    void readCommand(Line& line) {
        const std::vector<double> numbers =
            line.numbers(sentence("Mechanism", "a time or value of the command"));
        if (numbers.size() % 2 != 0)
            line.wrong(sentence("Mechanism", "The command needs pairs of time and value."));
        for (std::size_t k = 0; k < numbers.size(); k += 2) {
            if (!m_.commandTimes.empty() && numbers[k] <= m_.commandTimes.back())
                line.wrong(
                    sentence("Mechanism", "The time {:g} of the command is not later than the one before."),
                    numbers[k]);
            m_.commandTimes.push_back(numbers[k]);
            m_.commandValues.push_back(numbers[k + 1]);
        }
    }

    void check(const std::string& file) const {
        if (m_.bodies.empty())
            throw Error(translate("Mechanism", "The mechanism has no body."), {file, 0, 0});
        if (m_.bodies.size() > 12 || m_.chambers.size() > 8)
            throw Error(
                filled(sentence("Mechanism",
                                "The mechanism has {} bodies and {} volumes; at most 12 and 8 are handled."),
                       m_.bodies.size(), m_.chambers.size()),
                {file, 0, 0});
        if (m_.constraintCount() >= m_.coordinateCount())
            throw Error(filled(sentence("Mechanism", "{} constraints leave no freedom to {} coordinates."),
                               m_.constraintCount(), m_.coordinateCount()),
                        {file, 0, 0});
        for (const Valve& v : m_.valves)
            if (!(v.knots.empty() && v.coefficients.empty()) &&
                (v.coefficients.size() < 4 || v.knots.size() != v.coefficients.size() + 4))
                throw Error(
                    filled(sentence(
                               "Mechanism",
                               "The curve of the valve has {} knots and {} coefficients; a cubic "
                               "B-spline needs at least four coefficients, and four knots more than those."),
                           v.knots.size(), v.coefficients.size()),
                    {file, 0, 0});
        for (const Cylinder& c : m_.cylinders)
            if (c.pistonSide < 0 || c.rodSide < 0 || c.rodDiameter >= c.pistonDiameter)
                throw Error(
                    filled(sentence("Mechanism",
                                    "The cylinder '{}' needs a volume on either side and a rod thinner "
                                    "than its piston."),
                           c.name),
                    {file, 0, 0});
    }

    Mechanism m_;
    std::map<std::string, int> bodies_;
};

} // namespace

Mechanism parseMechanism(std::string_view text, const std::string& file) { return Reader().read(text, file); }

Mechanism loadMechanism(const std::filesystem::path& file) {
    std::ifstream in(file);
    if (!in) fail(sentence("Mechanism", "The mechanism file {} cannot be read."), file.string());
    std::stringstream text;
    text << in.rdbuf();
    return parseMechanism(text.str(), file.string());
}

} // namespace rigor
