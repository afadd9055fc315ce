#include "core/engine/modelica/compile.h"

#include "core/engine/multibody/mechanism_model.h"

#include "core/engine/modelica/compose/compose.h"
#include "core/engine/modelica/compose/library.h"
#include "core/engine/modelica/expand/expand.h"
#include "core/engine/modelica/lower/lower.h"
#include "core/engine/modelica/lower/units_check.h"
#include "core/engine/modelica/parse/match.h"
#include "core/engine/modelica/parse/parser.h"
#include "core/engine/modelica/solve/aliases.h"
#include "core/engine/modelica/solve/index/index_reduction.h"
#include "core/engine/modelica/solve/starts/starts.h"
#include "core/engine/modelica/strict/strict.h"
#include "core/engine/source/source.h"
#include "core/foundation/base/text.h"
#include "core/foundation/base/translate.h"

#include <algorithm>
#include <fstream>
#include <iterator>

namespace rigor {

namespace {

constexpr std::size_t kLongestText = 4 << 20, kLongestWithLibraries = 64 << 20; ///< bytes

/// Packages and nothing beside them.
bool isLibrary(const modelica::ParsedText& text) {
    return std::all_of(text.own.classes.begin(), text.own.classes.end(), [](const auto& one) {
        return !one->isOwn || one->kind == modelica::ClassKind::Package;
    });
}

ModelPtr compiled(const modelica::Source& source, const CompileOptions& options,
                  modelica::Problems& problems) {
    using namespace modelica;
    Parser parser(source, problems);
    ParsedText parsed = parser.parse();
    if (options.strict) {
        checkStrictWriting(source, problems);
        checkStrict(parser, parsed, problems);
        if (isLibrary(parsed)) return nullptr; // nothing in it is run
    }
    const ModelText text = compose(parser, parsed, problems).model;
    // With a declaration missing, every use of its name would be a follow-up.
    if (!text.found || !text.declarationsComplete) return nullptr;
    Expander expander(text, problems);
    FlatModel model = expander.run();
    if (text.equationsComplete) {
        eliminateAliases(model, problems);
        reduceIndex(model, problems);
    }
    matchEquations(model, problems, text.equationsComplete && !problems.hasErrors());
    expander.initialEquations(model);
    if (!problems.hasErrors()) solveStarts(model, problems);
    ModelParts parts;
    if (!problems.hasErrors()) parts = lowerModel(model, text, problems);
    checkUnits(model, problems);
    if (problems.hasErrors()) return nullptr;
    return makeModel(std::move(parts));
}

CompiledModel compileText(std::string_view text, const std::string& fileName, const CompileOptions& options) {
    CompiledModel out;
    const modelica::Source source(text, fileName);
    modelica::Problems problems(source);
    try {
        out.model = compiled(source, options, problems);
    } catch (const modelica::Rejected& rejected) {
        problems.error(rejected);
    }
    out.problems = problems.take();
    return out;
}

/// Problems belong to the text of the mechanism; what is said of the model made from it has no place there.
CompiledModel compileMechanism(std::string_view text, const std::string& fileName) {
    CompiledModel out;
    std::string model;
    try {
        model = modelTextOf(parseMechanism(text, fileName));
    } catch (const Error& e) {
        SourcePlace place = e.place();
        if (place.file.empty()) place.file = fileName;
        out.problems.push_back({Severity::Error, place, 1, e.message(), ""});
        return out;
    }
    out = compileText(model, fileName, {});
    if (out.model) {
        out.problems.clear();
        return out;
    }
    for (ModelProblem& problem : out.problems) {
        problem.sentence = filled("{} ({}:{})", problem.sentence, out.problems.size(), problem.place.line);
        problem.place = {fileName, 0, 0};
    }
    return out;
}

ModelPtr compiledOrThrow(std::string_view text, const std::string& name,
                         std::vector<ModelProblem>* warnings) {
    CompiledModel result = compileModel(text, name);
    for (const ModelProblem& problem : result.problems)
        if (problem.severity == Severity::Error) {
            const std::string full = toString(problem, text);
            const std::size_t excerpt = full.find('\n');
            throw Error(problem.sentence, problem.place,
                        excerpt == std::string::npos ? "" : full.substr(excerpt + 1));
        }
    if (warnings) warnings->insert(warnings->end(), result.problems.begin(), result.problems.end());
    return result.model;
}

} // namespace

CompiledModel compileModel(std::string_view text, const std::string& fileName,
                           const CompileOptions& options) {
    CompiledModel out;
    if (isForeignSource(text, fileName)) {
        Messages warnings;
        try {
            out.model = foreignModel(text, fileName, warnings);
        } catch (const Error& e) {
            out.problems.push_back({Severity::Error, e.place(), 1, e.message(), ""});
        }
        for (Message& warning : warnings)
            out.problems.push_back({Severity::Warning, {fileName, 0, 0}, 1, std::move(warning), ""});
        return out;
    }
    if (Message why = whyNoModel(text, fileName); !why.empty()) {
        out.problems.push_back({Severity::Error, {fileName, 0, 0}, 1, std::move(why), ""});
        return out;
    }
    // What libraries add is not the user's to shorten.
    const std::size_t own = std::min(text.find(modelica::kPartMark), text.size());
    if (own > kLongestText || text.size() > kLongestWithLibraries) {
        out.problems.push_back(
            {Severity::Error,
             {fileName, 0, 0},
             1,
             filled(sentence("Model text", "This file has {} bytes; a model text has at most {}."),
                    text.size(), kLongestText),
             ""});
        return out;
    }
    return isMechanismText(text) || fileName.ends_with(".mech") ? compileMechanism(text, fileName)
                                                                : compileText(text, fileName, options);
}

ModelPtr loadModel(const std::filesystem::path& file, std::vector<ModelProblem>* warnings) {
    const std::string name = file.string();
    if (isAddress(name)) return compiledOrThrow(modelTextOf(name), name, warnings);
    std::error_code code;
    if (std::filesystem::is_directory(file, code))
        throw Error(translate("Model text", "This is a folder, not a model."), {name, 0, 0});
    if (std::filesystem::exists(file, code) && !std::filesystem::is_regular_file(file, code))
        throw Error(translate("Model text", "This is a pipe or a device, not a file with a model."),
                    {name, 0, 0});
    std::ifstream stream(file, std::ios::binary);
    if (!stream)
        throw Error(
            translate("Model text", "The model cannot be opened; does the file exist and may it be read?"),
            {name, 0, 0});
    std::string text;
    // One byte more than allowed is enough to refuse the file.
    text.resize(kLongestText + 1);
    stream.read(text.data(), static_cast<std::streamsize>(text.size()));
    text.resize(static_cast<std::size_t>(std::max<std::streamsize>(stream.gcount(), 0)));
    return compiledOrThrow(withUsedClasses(std::move(text), name), name, warnings);
}

std::string withUsedClasses(std::string text, const std::string& file) {
    const bool modelica = !isForeignSource(text, file) && !isMechanismText(text) && !file.ends_with(".mech");
    // What is too long is refused as it is.
    const bool tooLong = std::min(text.find(modelica::kPartMark), text.size()) > kLongestText;
    return modelica && !tooLong ? modelica::withLibraries(std::move(text), file) : text;
}

std::string modelTextOf(const std::string& fileOrAddress) {
    return withUsedClasses(sourceTextOf(fileOrAddress), fileOrAddress);
}

int lineInText(const SourcePlace& place, std::string_view text) {
    const modelica::Source source(text, {});
    for (const modelica::Source::Part& part : source.parts())
        if (part.firstLine > 0 && part.file == place.file) return part.firstLine + place.line;
    return place.line;
}

std::string toString(const ModelProblem& problem, std::string_view text) {
    const std::string place = toString(problem.place);
    std::string out = (place.empty() ? "" : place + ": ") + problem.sentence.text(Minus::Hyphen);
    if (problem.place.line < 1) return out;
    for (int line = lineInText(problem.place, text); line > 1; --line) {
        const std::size_t end = text.find('\n');
        if (end == std::string_view::npos) return out;
        text.remove_prefix(end + 1);
    }
    std::string_view line = text.substr(0, text.find_first_of("\r\n"));
    std::string marks;
    int column = 1;
    for (char c : line) {
        if ((static_cast<unsigned char>(c) & 0xC0) == 0x80) continue;
        if (column >= problem.place.column) break;
        marks += c == '\t' ? '\t' : ' ';
        ++column;
    }
    if (marks.size() > kMostEchoed) return fmt::format("{}\n{}", out, shortened(line));
    marks += '^';
    marks.append(static_cast<std::size_t>(std::max(0, problem.length - 1)), '~');
    return fmt::format("{}\n{}\n{}", out, shortened(line), shortened(marks));
}

} // namespace rigor
