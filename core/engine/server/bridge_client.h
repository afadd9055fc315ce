#pragma once
// A function that somebody serves by UM-Bridge 1.0: what it says of itself, and its values. It maps blocks of
// numbers (inputs) to blocks of numbers (outputs).

#include "core/engine/server/address.h"
#include "core/engine/server/http_client.h"
#include "core/engine/server/protocol.h"

#include <atomic>
#include <span>

namespace rigor {

using Blocks = std::vector<std::vector<double>>;

/// Why a server gave no answer that can be used: a whole sentence with its address. Thrown inside this
/// folder.
struct BridgeTrouble {
    Message why; ///< empty if cancelled
    bool cancelled = false;
    bool passing = false; ///< of the server, not of the numbers, as far as it says
};

struct BridgeSupport {
    bool evaluate = false, gradient = false, jacobian = false, hessian = false;
    bool describe = false; ///< Rigor's own: it answers `config.describe`
};

/// How an answer is asked for.
struct BridgeCall {
    nlohmann::json config;  ///< an object; null = none is sent
    bool nullIsNaN = false; ///< where a null stands for a number (`config.run` of Rigor's own)
    double limit = 60;      ///< s
    std::stop_token stop;
};

class BridgeClient {
  public:
    /// Inputs and outputs of one function, in all: more are a lie.
    static constexpr std::size_t kMostInputs = 100'000, kMostOutputs = 10'000'000;

    explicit BridgeClient(ServerAddress address);

    /// Asks for protocol version and models and chooses the one of the address. Throws BridgeTrouble, as all
    /// of the following do.
    BridgeSupport connect(const BridgeCall& call);

    const std::string& model() const { return model_; }
    const std::string& text() const { return address_.text; } ///< the address, for sentences

    std::vector<std::size_t> inputSizes(const BridgeCall& call) const;
    std::vector<std::size_t> outputSizes(const BridgeCall& call) const;
    nlohmann::json describe(const BridgeCall& call) const;

    /// One value per announced size of every block. whole: the answer with its other keys.
    Blocks evaluate(const Blocks& input, std::span<const std::size_t> outputSizes, const BridgeCall& call,
                    nlohmann::json* whole = nullptr) const;
    /// sens' J: J = d output[out]/d input[in], one number per number of that input.
    std::vector<double> gradient(std::size_t out, std::size_t in, const Blocks& input,
                                 std::span<const double> sens, const BridgeCall& call) const;
    /// J vec: `size` numbers, those of output[out].
    std::vector<double> applyJacobian(std::size_t out, std::size_t in, const Blocks& input,
                                      std::span<const double> vec, std::size_t size,
                                      const BridgeCall& call) const;
    /// d/d input[in2] (sens' J_in1) vec: one number per number of input[in1].
    std::vector<double> applyHessian(std::size_t out, std::size_t in1, std::size_t in2, const Blocks& input,
                                     std::span<const double> sens, std::span<const double> vec,
                                     const BridgeCall& call) const;

    /// Questions for numbers that were asked anew, since the server failed and did not say that the numbers
    /// were why. A question changes nothing there: the same numbers have the same answer.
    long long askedAnew() const { return askedAnew_; }

    /// For other findings about what it says.
    [[noreturn]] void refuse(const Message& clause) const;

  private:
    [[noreturn]] void refuse(const Message& clause, bool passing) const;
    /// As ask(), which is asked anew where the server failed in passing.
    nlohmann::json numbersOf(const std::string& endpoint, const nlohmann::json& body,
                             const BridgeCall& call) const;
    nlohmann::json ask(const char* method, const std::string& endpoint, nlohmann::json body,
                       const BridgeCall& call) const;
    std::vector<std::size_t> sizes(const std::string& endpoint, const char* key, std::size_t most,
                                   const BridgeCall& call) const;
    std::vector<double> numbers(const nlohmann::json& list, std::size_t size, const std::string& where,
                                bool nullIsNaN) const;

    ServerAddress address_;
    std::string model_;
    std::unique_ptr<HttpClient> http_;
    mutable std::atomic<long long> askedAnew_ = 0;
    mutable std::atomic<int> inVain_ = 0; ///< questions in a row that no asking anew has helped
};

} // namespace rigor
