#pragma once
// A small study folder for tests: model, data and study file.

#include <QDir>
#include <QFile>
#include <QString>
#include <QTemporaryDir>

#include <string>

namespace samples {

inline const char* const kModel = R"(model Decay "x falls to the mark"
  parameter Real k(unit="1/s", min=0.01, max=10) = 1 "rate";
  parameter Real x0(unit="m", min=0.1) = 2 "start";
  parameter Real mark(unit="m") = 1;
  Real x(start=x0, unit="m");
  discrete output Real crossing(unit="s") "time at which x falls below the mark";
equation
  der(x) = -k*x;
  when x <= mark then
    crossing = time;
    terminate("mark reached");
  end when;
end Decay;
)";

/// crossing = ln(x0/mark)/k; k was about 1.
inline const char* const kData = "run,x0 [m],crossing [s]\n"
                                 "1,2,0.70\n2,2,0.66\n3,3,1.12\n4,3,1.05\n5,4,1.40\n6,4,1.33\n";

inline const char* const kStudy = R"(title = "Decay"
method = "inverse-uncertainty"
model = "decay.mo"
seed = 7

[data]
file = "decay.csv"
label = "run"

[parameters]
mark = 1.0

[unknowns.k]
family = "normal"
lower = 0.5
upper = 2.0
[unknowns.k.mean]
start = 1.0
min = 0.6
max = 1.8
[unknowns.k.standard_deviation]
start = 0.1
min = 0.01
max = 0.4

[options]
degree = 3
quadrature_order = 4
population = 8
generations = 3
reference_samples = 64

[simulation]
stop_time = 10
)";

inline void write(const QString& path, const std::string& text) {
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly)) qFatal("cannot write %s", qPrintable(path));
    file.write(text.data(), static_cast<qint64>(text.size()));
}

inline std::string read(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return "<missing>";
    return file.readAll().toStdString();
}

/// decay.mo, decay.csv and decay.toml in a folder.
inline void fill(const QString& folder) {
    write(folder + "/decay.mo", kModel);
    write(folder + "/decay.csv", kData);
    write(folder + "/decay.toml", kStudy);
}

} // namespace samples
