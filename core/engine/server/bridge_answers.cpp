#include "core/engine/server/bridge_answers.h"

#include "core/engine/server/protocol.h"
#include "core/foundation/base/error.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace rigor {

namespace {

using Json = nlohmann::json;

constexpr std::size_t kMostKept = 64;                ///< Jacobians
constexpr std::size_t kMostKeptNumbers = 20'000'000; ///< in all of them

/// A request that is wrong.
struct Refusal {
    const char* type;
    std::string message;
};

[[noreturn]] void refuseRequest(const Message& why) { throw Refusal{"InvalidInput", why}; }

std::string written(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

const Json& memberOf(const Json& request, const char* key) {
    const auto found = request.find(key);
    if (found == request.end()) refuseRequest(filled(sentence("Model", "The request has no {}."), key));
    return *found;
}

std::vector<double> numbersOf(const Json& list, std::size_t size, const std::string& name) {
    if (!list.is_array()) refuseRequest(filled(sentence("Model", "{} is no list of numbers."), name));
    if (list.size() != size)
        refuseRequest(
            filled(sentence("Model", "{} has {} numbers; {} are expected."), name, list.size(), size));
    std::vector<double> values;
    for (const Json& one : list) {
        if (!one.is_number())
            refuseRequest(filled(sentence("Model", "{} holds {}, which is no number."), name,
                                 lineOf(written(one), 60)));
        values.push_back(one.get<double>());
    }
    return values;
}

std::size_t indexOf(const Json& request, const char* key, std::size_t count) {
    const Json& value = memberOf(request, key);
    if (!value.is_number_integer() || value.get<double>() < 0 ||
        value.get<double>() >= static_cast<double>(count))
        refuseRequest(filled(sentence("Model", "{} is {}; whole numbers from 0 to {} are blocks."), key,
                             lineOf(written(value), 60), count - 1));
    return value.get<std::size_t>();
}

Json listOf(const Eigen::VectorXd& values) { return std::vector<double>(values.begin(), values.end()); }

void requireFinite(const Eigen::VectorXd& values) {
    if (!values.allFinite())
        throw ServedFailure{translate("Model", "A derivative has no finite value there.")};
}

} // namespace

Eigen::MatrixXd Served::curvature(std::span<const double>, const Json&, std::size_t, std::span<const double>,
                                  std::stop_token) const {
    throw std::logic_error("curvature() of a function that has none");
}

BridgeAnswer bridgeError(int status, const char* type, const std::string& message) {
    return {status, written({{"error", {{"type", type}, {"message", message}}}})};
}

/// What all requests but Info have.
struct BridgeAnswers::Asked {
    Json request;
    const Served* model = nullptr;
    Json config = Json::object();

    std::vector<double> input() const {
        const Json& blocks = memberOf(request, "input");
        if (!blocks.is_array() || blocks.size() != 1)
            refuseRequest(filled(sentence("Model", "input must be a list of one list of {} numbers."),
                                 model->inputs()));
        return numbersOf(blocks[0], model->inputs(), "input[0]");
    }
};

BridgeAnswers::BridgeAnswers(std::vector<std::shared_ptr<const Served>> models)
    : models_(std::move(models)) {}

std::shared_ptr<const ServedValues> BridgeAnswers::slopes(const Asked& asked, std::stop_token stop) {
    const std::vector<double> input = asked.input();
    const std::string key = asked.model->name() + '\n' + written(input) + '\n' + written(asked.config);
    {
        const std::scoped_lock lock(mutex_);
        const auto found = std::ranges::find(kept_, key, &Kept::key);
        if (found != kept_.end()) {
            kept_.splice(kept_.begin(), kept_, found);
            return kept_.front().values;
        }
    }
    auto made = std::make_shared<const ServedValues>(
        asked.model->evaluate(input, asked.config, true, std::move(stop)));
    const std::scoped_lock lock(mutex_);
    kept_.push_front({key, made});
    std::size_t numbers = 0, count = 0;
    std::erase_if(kept_, [&](const Kept& one) {
        for (const Eigen::MatrixXd& block : one.values->slopes)
            numbers += static_cast<std::size_t>(block.size());
        return ++count > 1 && (count > kMostKept || numbers > kMostKeptNumbers);
    });
    return made;
}

Json BridgeAnswers::answered(std::string_view endpoint, const Asked& asked, std::stop_token stop) {
    const Served& model = *asked.model;
    if (endpoint == "ModelInfo")
        return {{"support",
                 {{"Evaluate", true},
                  {"Gradient", model.hasDerivatives()},
                  {"ApplyJacobian", model.hasDerivatives()},
                  {"ApplyHessian", model.hasHessian()},
                  {"Describe", true}}}};
    if (endpoint == "InputSizes") {
        model.outputSizes(asked.config); // whether the config can be
        return {{"inputSizes", {model.inputs()}}};
    }
    if (endpoint == "OutputSizes") return {{"outputSizes", model.outputSizes(asked.config)}};
    if (endpoint == "Evaluate") {
        ServedValues values = model.evaluate(asked.input(), asked.config, false, std::move(stop));
        Json answer = values.further.is_null() ? Json::object() : std::move(values.further);
        answer["output"] = values.blocks; // what is not finite is written as null
        return answer;
    }
    if (endpoint != "Gradient" && endpoint != "ApplyJacobian" && endpoint != "ApplyHessian")
        throw Refusal{"UnsupportedFeature",
                      filled(sentence("Model", "There is no {} here."), lineOf(std::string(endpoint), 60))};
    const bool hessian = endpoint == "ApplyHessian";
    if (!(hessian ? model.hasHessian() : model.hasDerivatives()))
        throw Refusal{"UnsupportedFeature",
                      filled(sentence("Model", "{} has no {}."), model.name(), std::string(endpoint))};
    const std::vector<std::size_t> sizes = model.outputSizes(asked.config);
    const std::size_t block = indexOf(asked.request, "outWrt", sizes.size());
    for (const char* in : {"inWrt", "inWrt1", "inWrt2"})
        if (hessian == (in[5] != '\0')) indexOf(asked.request, in, 1);
    Eigen::VectorXd result;
    const auto vectorOf = [&](const char* key, std::size_t size) -> Eigen::VectorXd {
        const std::vector<double> values = numbersOf(memberOf(asked.request, key), size, key);
        return Eigen::Map<const Eigen::VectorXd>(values.data(), static_cast<Eigen::Index>(size));
    };
    if (hessian) {
        const Eigen::VectorXd sens = vectorOf("sens", sizes[block]), vec = vectorOf("vec", model.inputs());
        result = model.curvature(asked.input(), asked.config, block,
                                 {sens.data(), static_cast<std::size_t>(sens.size())}, std::move(stop)) *
                 vec;
        requireFinite(result);
        return {{"output", listOf(result)}};
    }
    // A factor of 0 leaves a term out, so that a unit vector gives a row or column as it is.
    const bool jacobian = endpoint == "ApplyJacobian";
    const Eigen::VectorXd factors =
        jacobian ? vectorOf("vec", model.inputs()) : vectorOf("sens", sizes[block]);
    const std::shared_ptr<const ServedValues> values = slopes(asked, std::move(stop));
    const Eigen::MatrixXd& all = values->slopes[block];
    result.setZero(jacobian ? all.rows() : all.cols());
    for (Eigen::Index k = 0; k < factors.size(); ++k) {
        if (factors[k] == 0) continue;
        if (jacobian)
            result += factors[k] * all.col(k);
        else
            result += factors[k] * all.row(k).transpose();
    }
    // Who asked how the run ends knows that null is no number.
    const auto run = asked.config.find("run");
    const bool knows = run != asked.config.end() && run->is_boolean() && run->get<bool>();
    if (!knows) requireFinite(result);
    return {{"output", listOf(result)}};
}

BridgeAnswer BridgeAnswers::answer(std::string_view method, std::string_view path, const std::string& body,
                                   std::stop_token stop) {
    try {
        const std::string_view endpoint = path.substr(std::min<std::size_t>(1, path.size()));
        if (endpoint == "Info") {
            Json names = Json::array();
            for (const auto& model : models_) names.push_back(model->name());
            return {200, written({{"protocolVersion", kBridgeVersion}, {"models", names}})};
        }
        if (method != "POST")
            throw Refusal{"UnsupportedFeature",
                          translate("Model", "GET asks for /Info only; everything else is a POST.")};
        Asked asked;
        ParsedJson parsed = parsedJson(body);
        if (!parsed.value)
            refuseRequest(filled(sentence("Model", "The request is not JSON, near {}"), parsed.near));
        if (!parsed.value->is_object()) refuseRequest(translate("Model", "The request is no JSON object."));
        asked.request = std::move(*parsed.value);
        const Json& name = memberOf(asked.request, "name");
        for (const auto& model : models_)
            if (name.is_string() && name.get_ref<const std::string&>() == model->name())
                asked.model = model.get();
        if (!asked.model) {
            std::vector<std::string> names;
            for (const auto& model : models_) names.push_back(model->name());
            throw Refusal{"ModelNotFound", filled(sentence("Model", "There is no model {}; there is {}."),
                                                  lineOf(written(name), 60), fmt::join(names, ", "))};
        }
        bool describe = false;
        if (const auto config = asked.request.find("config");
            config != asked.request.end() && !config->is_null()) {
            if (!config->is_object()) refuseRequest(translate("Model", "config is no JSON object."));
            asked.config = *config;
            if (const auto wanted = asked.config.find("describe"); wanted != asked.config.end()) {
                if (!wanted->is_boolean())
                    refuseRequest(translate("Model", "config.describe is neither true nor false."));
                describe = wanted->get<bool>();
                asked.config.erase(wanted);
            }
        }
        Json answer = answered(endpoint, asked, std::move(stop));
        if (describe) answer["describe"] = asked.model->describe();
        return {200, written(answer)};
    } catch (const Refusal& refusal) {
        return bridgeError(400, refusal.type, refusal.message);
    } catch (const Error& error) {
        return bridgeError(400, "InvalidInput", error.sentence());
    } catch (const ServedFailure& failure) {
        return bridgeError(500, "InvalidOutput", failure.why);
    } catch (const std::bad_alloc&) {
        throw;
    } catch (const std::exception& error) {
        return bridgeError(500, "InternalError", error.what());
    }
}

} // namespace rigor
