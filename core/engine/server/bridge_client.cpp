#include "core/engine/server/bridge_client.h"

#include "core/engine/server/http_patience.h"
#include "core/foundation/base/error.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <limits>

namespace rigor {

namespace {

using Json = nlohmann::json;

/// What stands there, for a sentence: "null", "a text", "[1,2]".
std::string shownJson(const Json& value) {
    return lineOf(value.dump(-1, ' ', false, Json::error_handler_t::replace), 60);
}

bool flag(const Json& object, const char* key) {
    const auto found = object.find(key);
    return found != object.end() && found->is_boolean() && found->get<bool>();
}

} // namespace

BridgeClient::BridgeClient(ServerAddress address)
    : address_(std::move(address)), http_(std::make_unique<HttpClient>(address_.host, address_.port)) {}

void BridgeClient::refuse(const Message& clause) const { refuse(clause, false); }

void BridgeClient::refuse(const Message& clause, bool passing) const {
    throw BridgeTrouble{.why = filled(sentence("Model", "The model server {} {}"), lineOf(text()), clause),
                        .passing = passing};
}

Json BridgeClient::numbersOf(const std::string& endpoint, const Json& body, const BridgeCall& call) const {
    using Clock = std::chrono::steady_clock;
    constexpr std::array kPauses = {std::chrono::milliseconds(20), std::chrono::milliseconds(100)};
    // A server that fails so at certain numbers always does: it is not worked three times for each of them.
    constexpr int kMostInVain = 5;
    const auto begin = Clock::now();
    BridgeCall left = call;
    for (std::size_t tried = 0;; ++tried) {
        try {
            Json answer = ask("POST", endpoint, body, left);
            inVain_ = 0;
            return answer;
        } catch (const BridgeTrouble& trouble) {
            left.limit = call.limit - std::chrono::duration<double>(Clock::now() - begin).count();
            if (trouble.passing && tried == std::size(kPauses)) ++inVain_;
            if (!trouble.passing || tried == std::size(kPauses) || inVain_ >= kMostInVain ||
                left.limit <= std::chrono::duration<double>(kPauses[tried]).count())
                throw;
        }
        try {
            HttpPatience(left.limit, call.stop).pause(kPauses[tried]);
        } catch (const HttpTrouble&) { // stopped, for there was time
            throw BridgeTrouble{{}, true};
        }
        ++askedAnew_;
        left.limit -= std::chrono::duration<double>(kPauses[tried]).count();
    }
}

Json BridgeClient::ask(const char* method, const std::string& endpoint, Json body,
                       const BridgeCall& call) const {
    HttpRequest request{method, address_.path + "/" + endpoint, {}, call.limit};
    if (!body.is_null()) {
        if (!call.config.is_null()) body["config"] = call.config;
        request.body = body.dump(-1, ' ', false, Json::error_handler_t::replace);
    }
    const HttpAnswer answer = http_->ask(request, call.stop);
    if (answer.cancelled) throw BridgeTrouble{{}, true};
    if (!answer.trouble.empty()) refuse(answer.trouble, answer.closed);
    if (answer.status >= 300 && answer.status < 400)
        refuse(
            filled(sentence("Model", "sent {} elsewhere (status {}, to {}), which is not followed. If that "
                                     "is the server, name it instead."),
                   endpoint, answer.status, excerptOf(answer.location)));
    const bool passing = answer.status >= 500; // unless it says more
    ParsedJson parsed = parsedAnswer(answer.body);
    if (parsed.value && parsed.value->is_object())
        if (const auto error = parsed.value->find("error"); error != parsed.value->end()) {
            std::string told = shownJson(*error);
            if (error->is_object() && error->contains("message") && error->at("message").is_string())
                told = lineOf(error->at("message").get<std::string>());
            const bool says = error->is_object() && error->value("type", Json()) != "InternalError";
            refuse(filled(sentence("Model", "refused {}: {}"), endpoint, told), passing && !says);
        }
    if (answer.status != 200)
        refuse(filled(sentence("Model", "answered {} with the status {}: {}"), endpoint, answer.status,
                      excerptOf(answer.body)),
               passing);
    if (!parsed.value)
        refuse(filled(sentence("Model", "answered {} with something that is not JSON, near {}"), endpoint,
                      parsed.near));
    if (!parsed.value->is_object())
        refuse(filled(sentence("Model", "answered {} with {}; an object is expected."), endpoint,
                      shownJson(*parsed.value)));
    return std::move(*parsed.value);
}

BridgeSupport BridgeClient::connect(const BridgeCall& call) {
    const Json info = ask("GET", "Info", nullptr, call);
    const auto version = info.find("protocolVersion");
    if (version == info.end())
        refuse(translate("Model", "is none of UM-Bridge: its Info names no protocolVersion."));
    if (!version->is_number() || version->get<double>() != kBridgeVersion)
        refuse(
            filled(sentence("Model", "speaks version {} of the UM-Bridge protocol; version 1.0 is needed."),
                   shownJson(*version)));
    const auto models = info.find("models");
    if (models == info.end() || !models->is_array())
        refuse(translate("Model", "lists no models in its Info."));
    std::vector<std::string> names;
    for (const Json& one : *models) {
        if (!one.is_string())
            refuse(filled(sentence("Model", "lists {} among the names of its models."), shownJson(one)));
        names.push_back(one.get<std::string>());
    }
    if (names.empty()) refuse(translate("Model", "has no models."));
    model_ = address_.model;
    std::vector<std::string> shown;
    for (std::size_t i = 0; i < names.size() && i < 20; ++i) shown.push_back(lineOf(names[i], 60));
    if (model_.empty() && names.size() > 1)
        refuse(filled(sentence("Model", "has several models; name one behind its address: {}"),
                      fmt::join(shown, ", ")));
    if (model_.empty())
        model_ = names.front();
    else if (!std::ranges::count(names, model_))
        refuse(filled(sentence("Model", "has no model {}; it has {}"), excerptOf(model_),
                      fmt::join(shown, ", ")));
    const Json about = ask("POST", "ModelInfo", {{"name", model_}}, call);
    const auto support = about.find("support");
    if (support == about.end() || !support->is_object())
        refuse(translate("Model", "does not say in its ModelInfo what it supports."));
    const BridgeSupport all{flag(*support, "Evaluate"), flag(*support, "Gradient"),
                            flag(*support, "ApplyJacobian"), flag(*support, "ApplyHessian"),
                            flag(*support, "Describe")};
    if (!all.evaluate) refuse(translate("Model", "does not support Evaluate."));
    return all;
}

std::vector<std::size_t> BridgeClient::sizes(const std::string& endpoint, const char* key, std::size_t most,
                                             const BridgeCall& call) const {
    const Json answer = ask("POST", endpoint, {{"name", model_}}, call);
    const auto list = answer.find(key);
    if (list == answer.end() || !list->is_array())
        refuse(filled(sentence("Model", "answered {} without the list {}."), endpoint, key));
    std::vector<std::size_t> found;
    std::size_t sum = 0;
    for (const Json& one : *list) {
        if (!one.is_number_integer() || one.get<double>() < 0 ||
            one.get<double>() > static_cast<double>(most))
            refuse(
                filled(sentence("Model", "announces {} as the size of a block in {}; at most {} numbers are "
                                         "read."),
                       shownJson(one), endpoint, most));
        found.push_back(one.get<std::size_t>());
        sum += found.back();
    }
    if (sum > most || found.size() > most)
        refuse(filled(sentence("Model", "announces {} numbers in {}; at most {} are read."), sum, endpoint,
                      most));
    if (sum == 0) refuse(filled(sentence("Model", "announces no number in {}."), endpoint));
    return found;
}

std::vector<std::size_t> BridgeClient::inputSizes(const BridgeCall& call) const {
    return sizes("InputSizes", "inputSizes", kMostInputs, call);
}

std::vector<std::size_t> BridgeClient::outputSizes(const BridgeCall& call) const {
    return sizes("OutputSizes", "outputSizes", kMostOutputs, call);
}

Json BridgeClient::describe(const BridgeCall& call) const {
    BridgeCall asked = call;
    asked.config["describe"] = true;
    Json answer = ask("POST", "InputSizes", {{"name", model_}}, asked);
    if (!answer.contains("describe") || !answer["describe"].is_object())
        refuse(translate("Model", "offers a description and gives none."));
    return answer["describe"];
}

std::vector<double> BridgeClient::numbers(const Json& list, std::size_t size, const std::string& where,
                                          bool nullIsNaN) const {
    if (!list.is_array())
        refuse(filled(sentence("Model", "answered with {} in {}; a list of {} numbers is expected."),
                      shownJson(list), where, size));
    if (list.size() != size)
        refuse(filled(sentence("Model", "answered with {} numbers in {}; {} were announced."), list.size(),
                      where, size));
    std::vector<double> values;
    values.reserve(size);
    for (std::size_t i = 0; i < size; ++i) {
        if (list[i].is_number())
            values.push_back(list[i].get<double>());
        else if (list[i].is_null() && nullIsNaN)
            values.push_back(std::numeric_limits<double>::quiet_NaN());
        else
            refuse(filled(sentence("Model", "answered with {} in {}[{}]; a number is expected."),
                          shownJson(list[i]), where, i));
    }
    return values;
}

Blocks BridgeClient::evaluate(const Blocks& input, std::span<const std::size_t> outputSizes,
                              const BridgeCall& call, Json* whole) const {
    Json answer = numbersOf("Evaluate", {{"name", model_}, {"input", input}}, call);
    const auto output = answer.find("output");
    if (output == answer.end() || !output->is_array())
        refuse(translate("Model", "answered Evaluate without the list output."));
    if (output->size() != outputSizes.size())
        refuse(filled(sentence("Model", "answered Evaluate with {} blocks; {} were announced."),
                      output->size(), outputSizes.size()));
    Blocks blocks;
    for (std::size_t b = 0; b < outputSizes.size(); ++b)
        blocks.push_back(numbers((*output)[b], outputSizes[b], fmt::format("output[{}]", b), call.nullIsNaN));
    if (whole) *whole = std::move(answer);
    return blocks;
}

std::vector<double> BridgeClient::gradient(std::size_t out, std::size_t in, const Blocks& input,
                                           std::span<const double> sens, const BridgeCall& call) const {
    const Json answer =
        numbersOf("Gradient",
                  {{"name", model_}, {"outWrt", out}, {"inWrt", in}, {"input", input}, {"sens", sens}}, call);
    return numbers(answer.value("output", Json()), input[in].size(), "output of Gradient", call.nullIsNaN);
}

std::vector<double> BridgeClient::applyJacobian(std::size_t out, std::size_t in, const Blocks& input,
                                                std::span<const double> vec, std::size_t size,
                                                const BridgeCall& call) const {
    const Json answer =
        numbersOf("ApplyJacobian",
                  {{"name", model_}, {"outWrt", out}, {"inWrt", in}, {"input", input}, {"vec", vec}}, call);
    return numbers(answer.value("output", Json()), size, "output of ApplyJacobian", call.nullIsNaN);
}

std::vector<double> BridgeClient::applyHessian(std::size_t out, std::size_t in1, std::size_t in2,
                                               const Blocks& input, std::span<const double> sens,
                                               std::span<const double> vec, const BridgeCall& call) const {
    const Json answer = numbersOf("ApplyHessian",
                                  {{"name", model_},
                                   {"outWrt", out},
                                   {"inWrt1", in1},
                                   {"inWrt2", in2},
                                   {"input", input},
                                   {"sens", sens},
                                   {"vec", vec}},
                                  call);
    return numbers(answer.value("output", Json()), input[in1].size(), "output of ApplyHessian", false);
}

} // namespace rigor
