#include "core/engine/data/mat/mat_refused.h"

#include <utility>

namespace rigor {
namespace {

/// Classes of objects and the line that exports one; {0} is the variable, {1} a name made of it.
constexpr std::pair<const char*, const char*> kExports[] = {
    {"table", "writetable({0}, '{1}.csv')"},
    {"timetable", "writetimetable({0}, '{1}.csv')"},
    {"timeseries", "s = struct('time', {0}.Time, 'values', {0}.Data); save('{1}_export.mat', 's')"},
    {"datetime", "t = seconds({0} - {0}(1)); save('{1}_export.mat', 't')"},
    {"duration", "t = seconds({0}); save('{1}_export.mat', 't')"},
    {"Simulink.SimulationData.Dataset",
     "v = {0}{{1}}.Values; s = struct('time', v.Time, 'values', v.Data); save('{1}_export.mat', 's')"},
    {"Simulink.SimulationOutput",
     "s = struct('time', {0}.tout, 'values', {0}.yout); save('{1}_export.mat', 's')"}};

Message inMatlab(const std::string& line) {
    return filled(sentence("Data", "; in MATLAB, {} exports it"), line);
}

/// A name that can name a file and a variable.
std::string asName(const std::string& path) {
    std::string name;
    for (const char c : path)
        if (c == '.' || c == '(')
            name += '_';
        else if (c != ')')
            name += c;
    return name;
}

Message refusedObject(const MatNode& node, const std::string& path) {
    Message text =
        node.className.empty()
            ? filled(sentence("Data", "{} is an object (a table, a timeseries, a datetime or another)"), path)
            : filled(sentence("Data", "{} is an object of class {}"), path, node.className);
    for (const auto& [name, line] : kExports)
        if (node.className == name || (node.className.empty() && std::string_view(name) == "table"))
            return text + inMatlab(fmt::format(fmt::runtime(line), path, asName(path)));
    return text + inMatlab(fmt::format("s = struct({0}); save('{1}_export.mat', 's')", path, asName(path)));
}

} // namespace

Message refusedVariable(const MatNode& node, const std::string& path) {
    const std::string name = asName(path);
    if (node.text == "cell")
        return filled(sentence("Data", "{} is a cell array"), path) +
               inMatlab(fmt::format("x = cell2mat({0}); save('{1}_export.mat', 'x')", path, name));
    if (node.text == "sparse")
        return filled(sentence("Data", "{} is a sparse matrix"), path) +
               inMatlab(fmt::format("x = full({0}); save('{1}_export.mat', 'x')", path, name));
    if (node.text == "complex")
        return filled(sentence("Data", "{} holds complex numbers"), path) +
               inMatlab(fmt::format("re = real({0}); im = imag({0}); save('{1}_export.mat', 're', 'im')",
                                    path, name));
    if (node.text == "function") return filled(sentence("Data", "{} is a function and holds no data"), path);
    if (node.text == "padded")
        return filled(sentence("Data", "{} was written by another program than MATLAB, in a form that is not "
                                       "known here"),
                      path) +
               inMatlab(fmt::format("save('{}_export.mat', '{}')", name, name));
    if (node.text == "unread")
        return filled(sentence("Data", "{} cannot be read: it is damaged, or holds what is not known here"),
                      path);
    return refusedObject(node, path);
}

} // namespace rigor
