#include "core/study/design/next_file.h"

#include "core/engine/data/csv/csv_reader.h"
#include "core/engine/data/mapping.h"
#include "core/foundation/base/translate.h"
#include "core/foundation/base/units/units.h"
#include "core/study/design/design_models.h"
#include "core/study/design/design_resolve.h"
#include "core/study/run/run_folder.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace fs = std::filesystem;

namespace {

using Role = MappedColumn::Role;

constexpr int kDigits = 10;     ///< of a condition; a proposal has three
constexpr double kSetTo = 1e-3; ///< relative: a record says what it was set to
constexpr const char* kFile = "file";

std::string cell(const std::string& text) {
    if (text.find_first_of(",\"\n\r;") == std::string::npos) return text;
    std::string quoted = "\"";
    for (const char c : text) quoted += c == '"' ? "\"\"" : std::string(1, c);
    return quoted + "\"";
}

std::string head(const std::string& name, const std::string& unit) {
    return cell(unit.empty() || unit == "1" || unit == "-" ? name : name + " [" + unit + "]");
}

/// Of a number of the model in the unit of a file.
std::string numberText(double value, const std::string& from, const std::string& to) {
    const double written = to.empty() || from.empty() || from == to ? value : convert(value, from, to);
    return fmt::format("{:.{}g}", written, kDigits);
}

const Variable* variableOf(const Model& model, const std::string& name) {
    const auto found = findVariable(model, name);
    return found ? &variable(model, *found) : nullptr;
}

/// What an experiment is set to: the proposal, else as the first experiment of the data, else as the model.
double settingOf(const Problem& problem, const Dataset& data, const Model& model,
                 const DesignedExperiment& planned, const std::string& name) {
    for (const auto& [condition, value] : planned.conditions)
        if (condition == name) return value;
    const Experiment& first = data.experiments.front();
    if (const auto given = first.conditions.find(name); given != first.conditions.end()) return given->second;
    if (const auto given = first.inputs.find(name); given != first.inputs.end()) return given->second.at(0);
    if (const auto given = problem.fixed.find(name); given != problem.fixed.end()) return given->second;
    const Variable* v = variableOf(model, name);
    return v ? v->start : std::numeric_limits<double>::quiet_NaN();
}

struct NextColumn {
    std::string head;
    std::vector<std::string> cells;
};

class NextFile {
  public:
    NextFile(const PreparedStudy& prepared, const DesignResult& design)
        : prepared_(prepared), problem_(prepared.problem), design_(design) {}

    std::string text() {
        addLabel();
        addConditions();
        if (prepared_.study.data.layout == "signals") addRecord();
        addMeasurements();
        std::string text;
        for (std::size_t c = 0; c < columns_.size(); ++c) text += (c > 0 ? "," : "") + columns_[c].head;
        text += "\n";
        for (std::size_t k = 0; k < design_.experiments.size(); ++k) {
            for (std::size_t c = 0; c < columns_.size(); ++c)
                text += (c > 0 ? "," : "") + cell(columns_[c].cells[k]);
            text += "\n";
        }
        return text;
    }

  private:
    NextColumn& add(const std::string& name, const std::string& unit) {
        return columns_.emplace_back(
            NextColumn{head(name, unit), std::vector<std::string>(design_.experiments.size())});
    }

    /// Numbers go on where they stood.
    void addLabel() {
        const std::string label = prepared_.study.data.label;
        const Table& table = problem_.data.table;
        const bool records = prepared_.study.data.layout == "signals";
        double last = static_cast<double>(problem_.data.experiments.size());
        bool numbers = true;
        const int at = label.empty() || records ? -1 : table.find(label);
        if (at >= 0) {
            const Column& column = table.columns[static_cast<std::size_t>(at)];
            numbers = column.type != ColumnType::Text;
            for (const double value : column.numbers)
                if (std::isfinite(value)) last = std::max(last, value);
        }
        NextColumn& column = add(at >= 0 ? label : "experiment", "");
        for (std::size_t k = 0; k < column.cells.size(); ++k)
            column.cells[k] = numbers ? fmt::format("{}", last + 1 + static_cast<double>(k))
                                      : fmt::format("next {}", k + 1);
    }

    /// Also what only another of the models is set to.
    void addConditions() {
        std::vector<std::string> done;
        addConditionsOf(problem_.data, *problem_.model, done);
        for (const Candidate& candidate : problem_.candidates)
            addConditionsOf(candidate.data, *candidate.model, done);
        for (const auto& [name, unit] : design_.units)
            if (name != "duration" && std::ranges::find(done, name) == done.end())
                addSetting(problem_.data, *problem_.model, name, name, unit);
        // Texts that stand for values: as in the first experiment.
        for (const auto& [name, codes] : prepared_.study.data.codes)
            if (const int at = problem_.data.table.find(name); at >= 0) {
                const Column& coded = problem_.data.table.columns[static_cast<std::size_t>(at)];
                NextColumn& column = add(coded.name, "");
                for (std::string& text : column.cells)
                    text = coded.texts[problem_.data.experiments.front().row];
            }
    }

    void addConditionsOf(const Dataset& data, const Model& model, std::vector<std::string>& done) {
        for (const MappedColumn& mapped : data.mapping) {
            if (mapped.role != Role::Condition && mapped.role != Role::Input) continue;
            if (std::ranges::find(done, mapped.target) != done.end()) continue;
            const Experiment& first = data.experiments.front();
            const auto input = first.inputs.find(mapped.target);
            if (mapped.role == Role::Input && input != first.inputs.end() &&
                input->second.interpolation() != Interpolation::Constant)
                continue; // a course, as in the first experiment
            addSetting(data, model, mapped.target, mapped.column, mapped.unit);
            done.push_back(mapped.target);
        }
    }

    void addSetting(const Dataset& data, const Model& model, const std::string& target,
                    const std::string& name, const std::string& unit) {
        const Variable* v = variableOf(model, target);
        const std::string own = v ? v->unit : "";
        NextColumn& column = add(name, unit.empty() ? own : unit);
        for (std::size_t k = 0; k < design_.experiments.size(); ++k)
            column.cells[k] = numberText(settingOf(problem_, data, model, design_.experiments[k], target),
                                         own, unit.empty() ? own : unit);
    }

    /// How long and how often to read, and where the record will be.
    void addRecord() {
        std::size_t readings = 0;
        double last = 0;
        for (const Measurement& m : problem_.data.experiments.front().measurements) {
            readings = std::max(readings, m.times.size());
            if (!m.times.empty()) last = std::max(last, m.times.back());
        }
        const double begin = problem_.simulation.startTime;
        const auto valueIn = [](const DesignedExperiment& planned, const char* key, double other) {
            for (const auto& [name, value] : planned.conditions)
                if (name == key) return value;
            return other;
        };
        NextColumn duration{head("duration", "s"), {}}, sampling{head("sampling", "s"), {}};
        for (const DesignedExperiment& planned : design_.experiments) {
            const double length = valueIn(planned, "duration", last - begin);
            duration.cells.push_back(fmt::format("{:.6g}", length));
            sampling.cells.push_back(fmt::format(
                "{:.6g}", valueIn(planned, "sampling",
                                  length / static_cast<double>(std::max<std::size_t>(1, readings)))));
        }
        columns_.push_back(std::move(duration));
        columns_.push_back(std::move(sampling));
        add(kFile, "");
    }

    void addMeasurements() {
        const bool records = prepared_.study.data.layout == "signals";
        bool all = true;
        std::vector<std::string> read;
        for (const DesignedExperiment& planned : design_.experiments)
            for (const std::string& sensor : planned.sensors)
                if (std::ranges::find(read, sensor) == read.end()) read.push_back(sensor);
        for (const DesignedExperiment& planned : design_.experiments)
            all = all && planned.sensors.size() == read.size();
        for (const std::string& sensor : read) {
            const MappedColumn* column = columnOf(problem_.data, sensor);
            const Variable* v = variableOf(*problem_.model, sensor);
            add(column ? column->column : sensor, column && !column->unit.empty() ? column->unit
                                                  : v                             ? v->unit
                                                                                  : "");
        }
        if (all && !records) return;
        NextColumn& sensors = add("sensors", "");
        for (std::size_t k = 0; k < design_.experiments.size(); ++k)
            sensors.cells[k] = fmt::format("{}", fmt::join(design_.experiments[k].sensors, " "));
    }

    const PreparedStudy& prepared_;
    const Problem& problem_;
    const DesignResult& design_;
    std::vector<NextColumn> columns_;
};

/// Of a joined record: what the plan sets must be what the record says.
void checkSetTo(const Table& plan, std::size_t row, const Experiment& experiment, const Model& model,
                const DataRecipe& recipe, const std::string& next, const std::string& record) {
    for (const Column& column : plan.columns) {
        if (column.type == ColumnType::Text) continue;
        std::string target;
        for (const auto* map : {&recipe.conditions, &recipe.inputs})
            for (const auto& [name, from] : *map)
                if (sameColumn(from, column.name)) target = name;
        for (const auto* group : {&model.inputs(), &model.parameters()})
            for (const Variable& v : *group)
                if (target.empty() && sameColumn(v.name, column.name)) target = v.name;
        const Variable* v = target.empty() ? nullptr : variableOf(model, target);
        if (!v || !std::isfinite(column.numbers[row])) continue;
        const double planned = column.unit.empty() || v->unit.empty()
                                   ? column.numbers[row]
                                   : convert(column.numbers[row], column.unit, v->unit);
        const SourcePlace place{next, static_cast<int>(plan.lines[row])};
        std::optional<double> set;
        if (const auto given = experiment.conditions.find(target); given != experiment.conditions.end())
            set = given->second;
        else if (const auto input = experiment.inputs.find(target); input != experiment.inputs.end())
            set = input->second.at(0);
        if (!set)
            throw Error(
                filled(sentence("Study", "{} is to be set to {:g} {}, but the record {} has no column that "
                                         "says what it was set to"),
                       target, planned, v->unit, record),
                place);
        if (std::abs(*set - planned) > kSetTo * std::max(std::abs(planned), std::abs(*set)))
            throw Error(
                filled(sentence("Study", "{} = {:g} {} is planned, but the record {} says {:g}; change the "
                                         "one that is wrong"),
                       target, planned, v->unit, record, *set),
                place);
    }
}

/// A column of the plan that is a parameter of the model, and of a record, is a condition from now on: by its
/// name alone no column of a record is.
void addConditions(Study& study, const Table& plan, const Table& record, const Model& model) {
    for (const Column& column : plan.columns) {
        const auto parameter = std::ranges::find_if(
            model.parameters(), [&](const Variable& v) { return sameColumn(v.name, column.name); });
        if (parameter == model.parameters().end() || study.data.conditions.contains(parameter->name))
            continue;
        for (const Column& own : record.columns)
            if (sameColumn(own.name, column.name)) study.data.conditions[parameter->name] = own.name;
    }
}

Study withRecords(Study study, const fs::path& next, const std::string& modelText) {
    const CsvData plan = readCsv(next.string());
    const int at = plan.table.find(kFile);
    if (at < 0)
        throw Error(
            filled(sentence("Study", "there is no column \"{}\" that names what was recorded"), kFile),
            {next.string(), 1});
    const Column& files = plan.table.columns[static_cast<std::size_t>(at)];
    study.data.files = withAbsolutePaths(study).data.files;
    std::vector<std::pair<std::size_t, std::string>> added; // row and file
    for (std::size_t row = 0; row < plan.table.rows(); ++row) {
        const std::string name = files.type == ColumnType::Text ? files.texts[row] : std::string();
        if (name.empty()) continue;
        const fs::path record = (next.parent_path() / name).lexically_normal();
        std::error_code ignored;
        if (!fs::exists(record, ignored))
            throw Error(filled(sentence("Study", "there is no record {}"), record.string()),
                        {next.string(), static_cast<int>(plan.table.lines[row])});
        const std::string path = fs::absolute(record).lexically_normal().string();
        if (std::ranges::find(study.data.files, path) != study.data.files.end())
            throw Error(filled(sentence("Study", "the record {} is among the data already"), record.string()),
                        {next.string(), static_cast<int>(plan.table.lines[row])});
        study.data.files.push_back(path);
        if (!study.data.entries.empty()) study.data.entries.emplace_back();
        added.emplace_back(row, path);
    }
    if (added.empty())
        throw Error(
            filled(sentence("Study", "no row names a record in the column \"{}\""), kFile),
            {next.string(), static_cast<int>(plan.table.lines.empty() ? 1 : plan.table.lines.front())});
    const ModelPtr model = preparedWith(study, modelText).problem.model;
    for (const auto& [row, record] : added) addConditions(study, plan.table, readCsv(record).table, *model);
    const PreparedStudy prepared = preparedWith(study, modelText);
    const std::vector<Experiment>& experiments = prepared.problem.data.experiments;
    const std::size_t before = experiments.size() - std::min(experiments.size(), added.size());
    for (std::size_t k = 0; k < added.size() && before + k < experiments.size(); ++k)
        checkSetTo(plan.table, added[k].first, experiments[before + k], *prepared.problem.model, study.data,
                   next.string(), fs::path(added[k].second).filename().string());
    return study;
}

} // namespace

std::string nextExperimentsCsv(const PreparedStudy& prepared, const DesignResult& design) {
    return NextFile(prepared, design).text();
}

Study withExperiments(Study study, const fs::path& next, const std::string& modelText) {
    if (study.data.layout == "signals") return withRecords(std::move(study), next, modelText);
    const auto experimentsOf = [](const PreparedStudy& prepared) {
        return prepared.problem.data.experiments.size() +
               (prepared.heldBack ? prepared.heldBack->experiments.size() : 0);
    };
    const std::size_t before = experimentsOf(preparedWith(study, modelText));
    study.data.files = withAbsolutePaths(study).data.files;
    study.data.files.push_back(fs::absolute(next).lexically_normal().string());
    if (!study.data.entries.empty()) study.data.entries.emplace_back();
    if (experimentsOf(preparedWith(study, modelText)) <= before)
        throw Error(translate("Study", "no row has a measured value; fill in what was read"),
                    {next.string()});
    return study;
}

} // namespace rigor
