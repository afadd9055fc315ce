// Study -> what a method works on: model compiled, data loaded, names and values checked against the model.

#include "core/engine/data/data_files.h"
#include "core/engine/data/series/end_time.h"
#include "core/engine/data/series/held_back.h"
#include "core/engine/data/series/standing_values.h"
#include "core/engine/modelica/compile.h"
#include "core/engine/simulate/external.h"
#include "core/foundation/base/sha256.h"
#include "core/foundation/base/translate.h"
#include "core/foundation/base/units/units.h"
#include "core/study/file/study_checks.h"
#include "core/study/file/study_noise.h"
#include "core/study/record_starts.h"
#include "core/study/run/candidates.h"
#include "core/study/run/option_files.h"
#include "core/study/run/run_folder.h"
#include "core/study/run/validate.h"
#include "core/study/sample_files.h"
#include "core/study/serve/served_blocks.h"
#include "core/study/study_constraints.h"
#include "core/study/study_model.h"
#include "core/study/study_sensors.h"

#include <algorithm>
#include <cmath>
#include <system_error>

namespace rigor {

namespace fs = std::filesystem;

namespace {

const Variable& parameterOf(const Study& study, const Model& model, const std::string& key,
                            const std::string& name) {
    std::vector<std::string> names;
    for (const auto& parameter : model.parameters()) {
        if (parameter.name == name) return parameter;
        names.push_back(parameter.name);
    }
    const auto near = nearestName(name, names);
    throw Error(filled(sentence("Study", "{} is not a parameter of model {}{}"), name, model.name(),
                       near ? filled(sentence("Study", ". Did you mean {}?"), *near)
                            : filled(sentence("Study", " (it has {})"), fmt::join(names, ", "))),
                placeOf(study, key));
}

/// "" stands for every input.
void checkInput(const Study& study, const Model& model, const std::string& name) {
    std::vector<std::string> names;
    for (const auto& input : model.inputs()) names.push_back(input.name);
    if (name.empty() || std::find(names.begin(), names.end(), name) != names.end()) return;
    const auto near = nearestName(name, names);
    throw Error(filled(sentence("Study", "{} is not an input of model {}{}"), name, model.name(),
                       near ? filled(sentence("Study", ". Did you mean {}?"), *near) : Message{}),
                placeOf(study, "data.input_uncertainty." + name));
}

/// A value outside the range that the model's text allows.
void checkRange(const Study& study, const Variable& variable, const std::string& key, double value) {
    if (std::isnan(value) || std::isinf(value)) return;
    if (value < variable.min || value > variable.max)
        throw Error(filled(sentence("Study", "{} = {}: the model allows {} from {} to {}"), key, value,
                           variable.name, variable.min, variable.max),
                    placeOf(study, key));
}

void checkParameters(const Study& study, const Model& model, const std::string& table,
                     const std::map<std::string, double>& parameters) {
    for (const auto& [name, value] : parameters) {
        const std::string key = table + "." + name;
        checkRange(study, parameterOf(study, model, key, name), key, value);
    }
}

void checkAgainstModel(const Study& study, const Model& model) {
    checkParameters(study, model, "parameters", study.parameters);
    for (const auto& [name, share] : study.data.inputUncertainty) checkInput(study, model, name);
    for (const auto& unknown : study.unknowns) {
        const std::string key = "unknowns." + unknown.name;
        const Variable& parameter = parameterOf(study, model, key, unknown.name);
        if (study.parameters.contains(unknown.name) && !isFixedSensor(study, unknown))
            throw Error(
                filled(sentence("Study", "{} is both an unknown and a fixed parameter"), unknown.name),
                placeOf(study, "parameters." + unknown.name));
        checkRange(study, parameter, key + ".start", unknown.value.start);
        checkRange(study, parameter, key + ".min", unknown.value.min);
        checkRange(study, parameter, key + ".max", unknown.value.max);
        checkRange(study, parameter, key + ".lower", unknown.lower);
        checkRange(study, parameter, key + ".upper", unknown.upper);
    }
}

/// The model with the start values that the study names as parameters.
ModelPtr compile(const std::string& modelText, const std::string& name, PreparedStudy& prepared) {
    const CompiledModel compiled = compileModel(modelText, name);
    for (const auto& problem : compiled.problems)
        if (problem.severity == Severity::Error) {
            const std::string text = toString(problem, modelText);
            const auto end = text.find('\n');
            throw Error(problem.sentence, problem.place,
                        end == std::string::npos ? std::string() : text.substr(end + 1));
        }
    for (const auto& problem : compiled.problems)
        prepared.warnings.push_back(toString(problem.place) + ": " + problem.sentence);
    return modelFor(prepared.study, compiled.model);
}

void setFields(const Study& study, const Fields& fields, const std::string& table,
               const std::vector<std::pair<std::string, FieldValue>>& values) {
    for (const auto& [key, value] : values) {
        try {
            fields.set(key, value);
        } catch (const Error& e) {
            throw Error(fmt::format("[{}] {}", table, e.sentence()), placeOf(study, table + "." + key));
        }
    }
}

/// A unit that is not stated is any.
bool isSameUnit(const std::string& a, const std::string& b) {
    if (a.empty() || b.empty() || a == b) return true;
    const auto one = parseUnit(a), other = parseUnit(b);
    return one && other && sameDimension(*one, *other) && one->factor == other->factor &&
           one->offset == other->offset;
}

/// The models of the candidates; data are loaded later. Values of the study hold for all that have the
/// parameter.
std::vector<Candidate> candidatesOf(const Study& study, const ModelPtr& own, PreparedStudy& prepared) {
    std::vector<Candidate> list;
    for (const StudyCandidate& stated : study.candidates) {
        const std::string key = "candidates." + stated.name;
        Candidate made{stated.name, own, {}, {}};
        if (!stated.model.empty()) {
            const fs::path file = modelFile(study, stated.model, key + ".model");
            made.model = compile(modelTextOf(file.string()), file.string(), prepared);
        }
        checkParameters(study, *made.model, key + ".parameters", stated.parameters);
        for (const auto& [name, value] : fixedParameters(study))
            if (const auto found = findVariable(*made.model, name);
                found && found->kind == VariableKind::Parameter)
                made.fixed[name] = value;
        for (const auto& [name, value] : stated.parameters) made.fixed[name] = value;
        for (const Unknown& unknown : study.unknowns) {
            const std::string
                &unit = parameterOf(study, *made.model, "unknowns." + unknown.name, unknown.name).unit,
                &ownUnit = parameterOf(study, *own, "unknowns." + unknown.name, unknown.name).unit;
            if (!isSameUnit(unit, ownUnit))
                throw Error(
                    filled(sentence("Study", "{} has the unit {} in the model {} and {} in {}, the model of "
                                             "the study: estimates of one name are compared. Write the law "
                                             "so that it has one unit, with a constant for the rest"),
                           unknown.name, unit, made.model->name(), ownUnit, own->name()),
                    placeOf(study, key + ".model"));
            if (stated.parameters.contains(unknown.name))
                throw Error(
                    filled(sentence("Study", "{} is both an unknown and a fixed parameter"), unknown.name),
                    placeOf(study, key + ".parameters." + unknown.name));
        }
        list.push_back(std::move(made));
    }
    return list;
}

/// $XDG_CACHE_HOME/rigor or ~/.cache/rigor; "" if there is no place for it.
std::string cacheDirectory() {
    fs::path base;
    if (const char* xdg = std::getenv("XDG_CACHE_HOME"); xdg && *xdg)
        base = xdg;
    else if (const char* home = std::getenv("HOME"); home && *home)
        base = fs::path(home) / ".cache";
    if (base.empty()) return {};
    const fs::path folder = base / "rigor";
    std::error_code error;
    fs::create_directories(folder, error);
    return error ? std::string() : folder.string();
}

/// A file that [data] names, relative to the study.
fs::path dataFile(const Study& study, const std::string& written) {
    const fs::path file = (study.file.parent_path() / written).lexically_normal();
    std::error_code error;
    if (!fs::exists(file, error))
        throw Error(
            filled(sentence("Study", "data file \"{}\": there is no file {}"), written, file.string()),
            placeOf(study, study.places.contains("data.file") ? "data.file" : "data.files"));
    return file;
}

void refuseUnmet(const PreparedStudy& prepared) {
    if (const auto unmet = prepared.method->unmet(prepared.problem); !unmet.empty())
        throw Error(filled(sentence("Study", "{} cannot run on this study: {}"),
                           prepared.method->descriptor().title, fmt::join(unmet, "; ")),
                    {prepared.study.file.string()});
}

/// Every option that means nothing on these data, with its line; the first one is the place of the error.
void refuseWrongOptions(const PreparedStudy& prepared) {
    const auto wrong = prepared.method->wrongOptions(prepared.problem);
    if (wrong.empty()) return;
    const auto placed = [&](const WrongOption& option) {
        return option.key.empty() ? SourcePlace{prepared.study.file.string()}
                                  : placeOf(prepared.study, "options." + option.key);
    };
    std::string all;
    for (const WrongOption& option : wrong) {
        if (!all.empty()) all += "; " + toString(placed(option)) + ": ";
        const bool named = option.sentence.starts_with(option.key);
        all += option.key.empty() ? option.sentence
               : named            ? "[options] " + option.sentence
                                  : fmt::format("[options] {}: {}", option.key, option.sentence);
    }
    throw Error(all, placed(wrong.front()));
}

/// Of a method that needs no model: it gets the files as they are.
PreparedStudy prepareWithoutModel(const Study& study) {
    PreparedStudy prepared;
    prepared.study = study;
    prepared.method = makeMethod(study.method);
    setFields(study, prepared.method->options(), "options", study.options);
    Problem& problem = prepared.problem;
    problem.seed = study.seed;
    problem.threads = study.threads;
    problem.cacheDirectory = cacheDirectory();
    std::string all;
    for (const std::string& written : study.data.files) {
        const fs::path file = dataFile(study, written);
        problem.files.push_back({file.string(), readFileBytes(file)});
        problem.data.name += (problem.data.name.empty() ? "" : ", ") + file.filename().string();
        all += problem.files.back().bytes;
    }
    if (!problem.files.empty()) problem.data.sha256 = sha256(all);
    refuseUnmet(prepared);
    refuseWrongOptions(prepared);
    return prepared;
}

} // namespace

PreparedStudy prepare(const Study& study) {
    if (!makeMethod(study.method)->descriptor().needsModel) return prepareWithoutModel(study);
    const fs::path file = modelFile(study);
    return prepare(study, modelTextOf(file.string()), file.string());
}

PreparedStudy prepare(const Study& study, const std::string& modelText, const std::string& modelName) {
    if (!makeMethod(study.method)->descriptor().needsModel) return prepareWithoutModel(study);
    PreparedStudy prepared;
    prepared.study = study;
    prepared.modelText = modelText;
    prepared.method = makeMethod(study.method);
    setFields(study, prepared.method->options(), "options", study.options);
    Problem& problem = prepared.problem;
    setFields(study, problem.simulation.fields(), "simulation", study.simulation);
    problem.model = compile(prepared.modelText, modelName, prepared);
    checkAgainstModel(study, *problem.model);
    problem.candidates = candidatesOf(study, problem.model, prepared);
    std::vector<ModelPtr> models{problem.model};
    for (const Candidate& candidate : problem.candidates) models.push_back(candidate.model);
    checkStatedErrors(study, models);
    checkNoise(study, models);
    checkStopTime(study, problem.simulation);
    checkHeldBack(study, models);
    checkForeignOptions(study, models, problem.simulation);
    for (Message& told : keysWithoutEffect(study, models, problem.simulation))
        prepared.notes.push_back(std::move(told));
    checkUnknownKeys(study, models);
    checkStarts(study, models);
    checkSensors(study, models);
    problem.ties = tiesOf(study, *problem.model);
    problem.fixed = fixedParameters(study);
    problem.seed = study.seed;
    problem.threads = study.threads;
    problem.cacheDirectory = cacheDirectory();
    problem.dependence = study.dependence;
    DataRecipe recipe = recipeOf(study);
    problem.noise = searchedNoise(study);
    if (!study.data.files.empty()) {
        for (auto& file : recipe.files) file = dataFile(study, file).string();
        keepStatedClock(study, recipe);
        DataFiles files;
        for (auto& file : recipe.validation.files) file = dataFile(study, file).string();
        const auto withinRun = [&](Dataset data, const Model& model) {
            completeForeignData(data, model);
            const auto& stop = problem.simulation.stopTime;
            if (stop && valuesAfter(data, *stop) > 0) data = measuredUntil(data, *stop);
            stateClocks(study, model, data);
            leaveOutBefore(data, problem.simulation.startTime);
            return data;
        };
        const auto load = [&](const Model& model) {
            return withinRun(loadDataset(recipeFor(recipe, model, models), model, files), model);
        };
        if (recipe.validation.any() && recipe.validation.folds == 0) {
            DividedData parts = loadDivided(recipe, *problem.model, files);
            problem.data = withinRun(std::move(parts.calibration), *problem.model);
            prepared.heldBack =
                std::make_shared<Dataset>(withinRun(std::move(parts.validation), *problem.model));
        } else {
            problem.data = load(*problem.model);
            // Refuses what cannot be divided so.
            if (recipe.validation.folds != 0) CrossDivision(problem.data, recipe.validation);
        }
        const auto addNew = [](Messages& list, const Messages& said) {
            for (const Message& one : said)
                if (std::find(list.begin(), list.end(), one) == list.end()) list.push_back(one);
        };
        addNew(prepared.warnings, problem.data.warnings);
        addNew(prepared.warnings, standingSensors(problem.data, *problem.model));
        addNew(prepared.notes, problem.data.notes);
        checkNoiseIsMeasured(study, problem.data);
        for (Candidate& candidate : problem.candidates) {
            candidate.data = problem.data;
            if (candidate.model == problem.model) continue;
            candidate.data = load(*candidate.model);
            addNew(prepared.warnings, candidate.data.warnings);
            addNew(prepared.notes, candidate.data.notes);
        }
    }
    problem.unknowns = searchedUnknowns(study, *problem.model, &problem.data);
    readSamples(prepared.study.unknowns, study);
    if (problem.model->external())
        for (const Unknown& unknown : problem.unknowns)
            if (const auto found = findVariable(*problem.model, unknown.name);
                found && found->kind == VariableKind::Parameter &&
                problem.model->parameters()[found->index].isInteger)
                throw Error(
                    filled(sentence("Study", "{} of {} takes whole numbers, and a search moves by parts of "
                                             "them: fix it, [parameters] {} = 3, and compare runs"),
                           unknown.name, problem.model->external()->code().name, unknown.name),
                    placeOf(study, "unknowns." + unknown.name));
    for (const Tie& tie : problem.ties)
        if (const Message why = whyNotTied(tie, *problem.model, problem.data); !why.empty())
            throw Error(why, placeOf(study, "unknowns." + tie.parameter + ".equals"));
    problem.constraints = constraintsOf(study, problem, &problem.data);
    problem.files = readOptionFiles(study);
    refuseUnmet(prepared);
    refuseWrongOptions(prepared);
    return prepared;
}

} // namespace rigor
