#include "core/methods/adequacy/selection/selection_file.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"
#include "core/methods/adequacy/selection/search/selection_kernel.h"
#include "core/methods/adequacy/selection/selection_json.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

const std::vector<std::string> kKeys = {
    "name",       "jacobian", "sigma", "max_sensors", "n_sensors", "n_params",  "rows_per_sensor", "sensors",
    "parameters", "units",    "costs", "cost_limit",  "required",  "forbidden", "definition"};

class Reader {
  public:
    Reader(const JsonNode& root, const std::string& file) : root_(root), file_(file) {}

    SensorFile read() {
        if (root_.kind != JsonNode::Kind::Object)
            refuse(root_,
                   translate("Data", "an object with the keys jacobian, sigma and max_sensors is expected"));
        for (const auto& [key, member] : root_.members)
            if (std::find(kKeys.begin(), kKeys.end(), key) == kKeys.end()) {
                const auto near = nearestName(key, kKeys);
                result_.warnings.push_back(
                    filled(sentence("Data", "{}:{}: the key \"{}\" is not known and was not read{}"), file_,
                           member.line, key,
                           near ? filled(sentence("Data", ". Did you mean \"{}\"?"), *near) : "."));
            }
        readJacobian();
        readNames();
        readLimits();
        return std::move(result_);
    }

  private:
    [[noreturn]] void refuse(const JsonNode& node, Message sentence) const {
        throw Error(std::move(sentence), {file_, node.line, node.column});
    }
    const JsonNode& list(const JsonNode& node, const std::string& path) const {
        if (node.kind != JsonNode::Kind::List)
            refuse(node, filled(sentence("Data", "{} must be a list"), path));
        return node;
    }
    double number(const JsonNode& node, const std::string& path) const {
        if (node.kind != JsonNode::Kind::Number || !std::isfinite(node.number))
            refuse(node, filled(sentence("Data", "{} must be a number"), path));
        return node.number;
    }
    int whole(const JsonNode& node, const std::string& path, int least) const {
        const double value = number(node, path);
        if (!node.whole || value < least || value > 1e6)
            refuse(node, filled(sentence("Data", "{} = {}: it must be a whole number from {} to 1000000"),
                                path, value, least));
        return static_cast<int>(value);
    }
    const JsonNode& needed(const char* key) const {
        if (const JsonNode* node = root_.find(key)) return *node;
        throw Error(filled(sentence("Data", "the key \"{}\" is missing"), key), {file_});
    }
    void checkCount(const char* key, std::size_t count, const std::string& what) const {
        const JsonNode* node = root_.find(key);
        if (!node) return;
        if (whole(*node, key, 1) != static_cast<int>(count))
            refuse(*node, filled(sentence("Data", "{} = {}, but {} {}"), key, node->number, what, count));
    }

    void readJacobian() {
        const JsonNode& jacobian = list(needed("jacobian"), "jacobian");
        const JsonNode& sigma = list(needed("sigma"), "sigma");
        const std::size_t n = jacobian.elements.size();
        if (n == 0) refuse(jacobian, translate("Data", "jacobian has no sensors"));
        checkCount("n_sensors", n, translate("Data", "the number of entries of jacobian is"));
        if (sigma.elements.size() != n)
            refuse(sigma, filled(sentence("Data", "sigma has {} entries, but jacobian has {}"),
                                 sigma.elements.size(), n));
        std::size_t p = 0;
        for (std::size_t k = 0; k < n; ++k) {
            const std::string path = fmt::format("jacobian[{}]", k);
            const JsonNode& sensor = list(jacobian.elements[k], path);
            if (const JsonNode* rows = root_.find("rows_per_sensor");
                rows &&
                sensor.elements.size() != static_cast<std::size_t>(whole(*rows, "rows_per_sensor", 1)))
                refuse(sensor, filled(sentence("Data", "{} has {} rows, but rows_per_sensor = {}"), path,
                                      sensor.elements.size(), rows->number));
            const double deviation = number(sigma.elements[k], fmt::format("sigma[{}]", k));
            if (!(deviation > 0))
                refuse(sigma.elements[k],
                       filled(sentence("Data", "sigma[{}] = {}: it must be greater than 0"), k, deviation));
            for (std::size_t r = 0; r < sensor.elements.size(); ++r) {
                const std::string rowPath = fmt::format("{}[{}]", path, r);
                const JsonNode& row = list(sensor.elements[r], rowPath);
                if (p == 0) {
                    p = row.elements.size();
                    if (p == 0) refuse(row, filled(sentence("Data", "{} has no numbers"), rowPath));
                    if (p > selection::kMostParameters)
                        refuse(row, filled(sentence("Data",
                                                    "{} has {} numbers: at most {} parameters are possible"),
                                           rowPath, p, selection::kMostParameters));
                    checkCount("n_params", p,
                               translate("Data", "the number of entries of a row of jacobian is"));
                }
                if (row.elements.size() != p)
                    refuse(row, filled(sentence("Data", "{} has {} numbers, but the rows before it have {}"),
                                       rowPath, row.elements.size(), p));
            }
            Eigen::MatrixXd rows(static_cast<Eigen::Index>(sensor.elements.size()),
                                 static_cast<Eigen::Index>(p));
            for (Eigen::Index r = 0; r < rows.rows(); ++r)
                for (Eigen::Index c = 0; c < rows.cols(); ++c) {
                    const JsonNode& cell =
                        sensor.elements[static_cast<std::size_t>(r)].elements[static_cast<std::size_t>(c)];
                    rows(r, c) = number(cell, fmt::format("{}[{}][{}]", path, r, c)) / deviation;
                    if (!(std::abs(rows(r, c)) < 1e120))
                        refuse(cell,
                               filled(sentence("Data", "{}[{}][{}] / sigma = {}: it must be below 1e120"),
                                      path, r, c, rows(r, c)));
                }
            if (rows.size() == 0 || rows.isZero(0))
                result_.warnings.push_back(filled(
                    sentence("Data", "{}: sensor {} depends on no parameter and tells nothing."), file_, k));
            result_.set.rows.push_back(std::move(rows));
        }
        if (p == 0) refuse(jacobian, translate("Data", "jacobian has no rows"));
        for (auto& rows : result_.set.rows)
            if (rows.cols() == 0) rows.resize(0, static_cast<Eigen::Index>(p));
        parameters_ = p;
    }

    std::vector<std::string> texts(const char* key, std::size_t count) const {
        std::vector<std::string> out;
        const JsonNode* node = root_.find(key);
        if (!node) return out;
        for (const auto& element : list(*node, key).elements) {
            if (element.kind != JsonNode::Kind::Text)
                refuse(element, filled(sentence("Data", "{} must hold texts"), key));
            out.push_back(element.text);
        }
        if (out.size() != count)
            refuse(*node,
                   filled(sentence("Data", "{} has {} entries, but {} are needed"), key, out.size(), count));
        return out;
    }

    void readNames() {
        CandidateSensors& set = result_.set;
        if (const JsonNode* node = root_.find("name"); node && node->kind == JsonNode::Kind::Text)
            set.name = node->text;
        set.sensors = texts("sensors", set.rows.size());
        if (set.sensors.empty())
            for (std::size_t k = 0; k < set.rows.size(); ++k) set.sensors.push_back(fmt::format("{}", k));
        set.parameters = texts("parameters", parameters_);
        if (set.parameters.empty())
            for (std::size_t i = 0; i < parameters_; ++i) set.parameters.push_back(fmt::format("p{}", i + 1));
        set.units = texts("units", parameters_);
    }

    std::vector<int> sensorNumbers(const char* key) const {
        std::vector<int> numbers;
        const JsonNode* node = root_.find(key);
        if (!node) return numbers;
        for (const auto& element : list(*node, key).elements) {
            const int k = whole(element, key, 0);
            if (k >= result_.set.count())
                refuse(element,
                       filled(sentence("Data", "{}: there is no sensor {}; they are numbered from 0 to {}"),
                              key, k, result_.set.count() - 1));
            numbers.push_back(k);
        }
        return numbers;
    }

    void readLimits() {
        if (const JsonNode* node = root_.find("max_sensors"))
            result_.limits.maxSensors = whole(*node, "max_sensors", 1);
        if (const JsonNode* node = root_.find("cost_limit")) {
            result_.limits.costLimit = number(*node, "cost_limit");
            if (result_.limits.costLimit < 0)
                refuse(*node,
                       filled(sentence("Data", "cost_limit = {}: it must be at least 0"), node->number));
        }
        if (const JsonNode* node = root_.find("costs")) {
            for (std::size_t k = 0; k < list(*node, "costs").elements.size(); ++k) {
                const double cost = number(node->elements[k], fmt::format("costs[{}]", k));
                if (cost < 0)
                    refuse(node->elements[k],
                           filled(sentence("Data", "costs[{}] = {}: it must be at least 0"), k, cost));
                result_.set.costs.push_back(cost);
            }
            if (result_.set.costs.size() != result_.set.rows.size())
                refuse(*node, filled(sentence("Data", "costs has {} entries, but jacobian has {}"),
                                     result_.set.costs.size(), result_.set.rows.size()));
        } else if (const JsonNode* limit = root_.find("cost_limit")) {
            refuse(*limit, translate("Data", "cost_limit needs the key \"costs\""));
        }
        result_.limits.required = sensorNumbers("required");
        result_.limits.forbidden = sensorNumbers("forbidden");
    }

    const JsonNode& root_;
    const std::string& file_;
    SensorFile result_;
    std::size_t parameters_ = 0;
};

} // namespace

SensorFile readSensorFile(std::string_view text, const std::string& fileName) {
    const JsonNode root = parseJson(text, fileName);
    return Reader(root, fileName).read();
}

} // namespace rigor
