#include "core/methods/result/stored_result.h"

#include "core/foundation/base/error.h"

#include <string>
#include <unordered_set>
#include <vector>

namespace rigor {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t kDeepest = 64;

/// As nlohmann's own, which looks every new key up among those before it, one by one.
class ResultBuilder : public nlohmann::json_sax<Json> {
  public:
    bool null() override { return put(nullptr); }
    bool boolean(bool value) override { return put(value); }
    bool number_integer(number_integer_t value) override { return put(value); }
    bool number_unsigned(number_unsigned_t value) override { return put(value); }
    bool number_float(number_float_t value, const std::string&) override { return put(value); }
    bool string(std::string& value) override { return put(std::move(value)); }
    bool binary(Json::binary_t&) override { return false; }
    bool start_object(std::size_t) override { return open(Json::object()); }
    bool start_array(std::size_t) override { return open(Json::array()); }
    bool key(std::string& value) override {
        if (!open_.back().keys.insert(value).second) fail("The key '{}' is there twice.", value);
        key_ = std::move(value);
        return true;
    }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }
    bool parse_error(std::size_t position, const std::string&,
                     const nlohmann::detail::exception& e) override {
        if (std::string_view(e.what()).find("number overflow") != std::string_view::npos)
            fail("The number that ends at byte {} is too large.", position);
        fail("This is no JSON: what stands at byte {} is not expected there.", position);
    }

    Json root;

  private:
    struct Open {
        Json* node;
        std::unordered_set<std::string> keys; ///< of an object
    };

    bool put(Json value) {
        add(std::move(value));
        return true;
    }
    Json& add(Json value) {
        if (open_.empty()) return root = std::move(value);
        Json& parent = *open_.back().node;
        if (parent.is_array()) return parent.get_ref<Json::array_t&>().emplace_back(std::move(value));
        auto& members = parent.get_ref<Json::object_t&>();
        members.emplace_back(std::move(key_), std::move(value));
        return members.back().second;
    }
    bool open(Json value) {
        if (open_.size() >= kDeepest)
            fail("There are more than {} lists or objects in each other.", kDeepest);
        // Only the last child of an open node grows, so that pointers to open nodes stay valid.
        open_.push_back({&add(std::move(value)), {}});
        return true;
    }
    bool close() {
        open_.pop_back();
        return true;
    }

    std::vector<Open> open_;
    std::string key_;
};

} // namespace

Result resultFromText(std::string_view text) {
    ResultBuilder builder;
    Json::sax_parse(text.begin(), text.end(), &builder);
    return resultFromJson(builder.root);
}

Json storedJson(std::string_view text) {
    Json json = Json::parse(text, nullptr, false);
    return json.is_discarded() ? Json() : json;
}

std::string storedText(const Json& json, int indent) {
    return json.dump(indent, ' ', false, Json::error_handler_t::replace);
}

} // namespace rigor
