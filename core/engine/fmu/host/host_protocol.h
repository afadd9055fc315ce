#pragma once
// What the program and its helper rigor-model-host say to each other: short messages over a socket pair, and
// numbers in memory that both map. The helper runs what strangers wrote, so the program checks all it hears.
//
//     program: writes a Setup into the memory, sends SetUp          helper: loads, answers
//     program: writes a Request and its numbers, sends Run          helper: runs, writes rows, answers
//
// All offsets are counted in doubles from the beginning of the memory.

#include <cstdint>
#include <cstring>
#include <string>
#include <vector>

namespace rigor::host {

constexpr std::uint32_t kMagic = 0x52474d48; // "RGMH"

enum class Command : std::uint32_t { SetUp, Run };

struct Message {
    std::uint32_t magic = kMagic;
    std::uint32_t command = 0;
    std::uint64_t sequence = 0; ///< the answer repeats it
    std::uint64_t patience = 0; ///< us to look for the next question before the helper sleeps
};

/// As FmuType.
enum class Type : std::uint32_t {
    Float64,
    Float32,
    Int8,
    UInt8,
    Int16,
    UInt16,
    Int32,
    UInt32,
    Int64,
    UInt64,
    Boolean,
    Enumeration
};

/// One variable of the FMU: so many numbers.
struct Group {
    std::uint32_t reference = 0;
    Type type = Type::Float64;
    std::uint32_t count = 1;
    std::uint32_t discrete = 0;   ///< set at events only
    std::uint32_t structural = 0; ///< set in configuration mode
};

enum class End : std::uint32_t {
    Reached,
    Terminated,
    StepBudget,
    StepTooSmall,
    NotFinite,
    BlowUp,
    Endless,
    Failed ///< Answer::problem says how
};

enum class Problem : std::uint32_t {
    None,
    Library,    ///< text: what the loader says
    Function,   ///< text: the function that the library lacks
    NoInstance, ///< the FMU refused to be instantiated
    Status,     ///< text: function; status: what it gave
    OutputNotFinite,
    OutputNeverSet, ///< variable: the output
    StepRefused,    ///< no progress
    Overwrote,      ///< more numbers than it says that it has
    Memory,         ///< no memory for `size` numbers
    Asynchronous
};

enum class Method : std::uint32_t { Fixed, Adaptive };

/// Of one input: pieces of 5 numbers { from, c0, c1, c2, c3 } at `data`; none = the constant c0 alone.
struct InputSignal {
    std::uint64_t data = 0, pieces = 0;
    std::uint32_t corners = 0; ///< a piece holds to its end, the integrator stops there
    std::uint32_t jumps = 0;   ///< and it is an event
};

struct Request {
    double start = 0, stop = 0; // s
    double step = 0;            ///< s, of communication, or of the fixed integrator
    double relativeTolerance = 0, absoluteTolerance = 0, eventTolerance = 0;
    double tolerance = 0; ///< told to the FMU; 0 = none
    double blowUp = 0;
    std::uint64_t maxSteps = 0;
    Method method = Method::Fixed;
    std::uint32_t onGrid =
        0; ///< steps of one size from the start, also past `stop`; rows in between by lines
    std::uint32_t divide = 0;                    ///< the time between two rows into steps of at most `step`
    std::uint64_t times = 0, timeCount = 0;      ///< at offset, so many
    std::uint64_t parameters = 0;                ///< all of them
    std::uint64_t changed = 0, changedCount = 0; ///< indices of groups to set (as doubles)
    std::uint64_t inputs = 0;                    ///< InputSignal, one per number of the inputs
    std::uint64_t rows = 0, rowCapacity = 0;
    std::uint64_t endRow = 0;
    std::uint64_t events = 0, eventCapacity = 0;
};

struct Answer {
    End end = End::Failed;
    Problem problem = Problem::None;
    double time = 0; ///< kept up to date during the run
    std::uint64_t rows = 0, events = 0, steps = 0;
    std::int32_t status = 0;
    std::uint32_t variable = 0;
    std::uint64_t size = 0;
    std::uint64_t instances = 0; ///< made so far by this process
    std::uint64_t resident = 0;  ///< bytes; looked at now and then
    std::uint32_t spoiled = 0;   ///< the process must not be used again
    std::uint32_t astray = 0;    ///< the run began where no run begins: its state did not bring the FMU back
    char text[512] = {};
    char log[4096] = {}; ///< the last messages of the FMU
};

struct Shared {
    std::uint64_t setupSize = 0; ///< bytes of the Setup, which begin at kData
    Request request;
    Answer answer;
};

constexpr std::uint64_t kData = (sizeof(Shared) + 63) / 64 * 8; ///< the first free double

/// What is known before any run.
struct Setup {
    std::uint32_t version = 2, modelExchange = 0;
    std::uint32_t keepsState = 0; ///< gets and sets its state
    std::uint32_t once = 0;       ///< a process stands one instance, and no second one after it
    std::string library, resources, token, name;
    std::uint64_t states = 0, indicators = 0; ///< FMI 2.0
    std::vector<Group> parameters, inputs, outputs;
};

/// As bytes and back.
class Packer {
  public:
    template <class T> void add(const T& value) {
        const auto* from = reinterpret_cast<const char*>(&value);
        bytes.append(from, sizeof value);
    }
    void add(const std::string& text) {
        add(static_cast<std::uint64_t>(text.size()));
        bytes += text;
    }
    void add(const std::vector<Group>& groups) {
        add(static_cast<std::uint64_t>(groups.size()));
        bytes.append(reinterpret_cast<const char*>(groups.data()), groups.size() * sizeof(Group));
    }
    std::string bytes;
};

class Unpacker {
  public:
    Unpacker(const char* bytes, std::size_t size) : at_(bytes), left_(size) {}
    template <class T> void get(T& value) { take(&value, sizeof value); }
    void get(std::string& text) {
        text.resize(count(1));
        take(text.data(), text.size());
    }
    void get(std::vector<Group>& groups) {
        groups.resize(count(sizeof(Group)));
        take(groups.data(), groups.size() * sizeof(Group));
    }
    bool good() const { return good_; }

  private:
    std::size_t count(std::size_t each) {
        std::uint64_t n = 0;
        take(&n, sizeof n);
        if (n <= left_ / each) return static_cast<std::size_t>(n);
        good_ = false;
        return 0;
    }
    void take(void* to, std::size_t size) {
        if (size > left_) {
            good_ = false;
            return;
        }
        if (size) std::memcpy(to, at_, size);
        at_ += size;
        left_ -= size;
    }
    const char* at_;
    std::size_t left_;
    bool good_ = true;
};

template <class Either, class Side> void describe(Either& setup, Side&& each) {
    each(setup.version), each(setup.modelExchange), each(setup.keepsState), each(setup.once);
    each(setup.library), each(setup.resources), each(setup.token), each(setup.name);
    each(setup.states), each(setup.indicators);
    each(setup.parameters), each(setup.inputs), each(setup.outputs);
}

} // namespace rigor::host
