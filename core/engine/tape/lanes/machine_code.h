#pragma once
// Machine code for x86-64 written at run time: the few vector instructions that lane programs need, in
// AVX-512 or in AVX2. The encoder, and the memory that can be written through one address and run through
// another, are AsmJit's.

#include <cstddef>
#include <cstdint>
#include <memory>

namespace rigor {

/// Where the last operand of an instruction is.
struct OperandPlace {
    enum Kind : std::uint8_t {
        Register,
        Rows,    ///< one vector of doubles at `at` bytes from the address of the rows
        Constant ///< one number at `at` bytes from the address of the constants, the same for all lanes
    };
    Kind kind = Register;
    int at = 0; ///< number of the register, or bytes
};

/// A vector instruction set and what it has.
struct VectorCode {
    int lanes;         ///< doubles of a vector
    int registers;     ///< for values
    int masks;         ///< for conditions; the first is number 1
    int constantBytes; ///< of one number: AVX2 has no operand that is the same for all lanes
};
inline constexpr VectorCode kAvx512Code{8, 32, 7, 8};
/// Of 16 registers four are masks.
inline constexpr VectorCode kAvx2Code{4, 12, 4, 32};

/// Code that can be run. Empty if the system does not allow it.
class ExecutableCode {
  public:
    ExecutableCode() = default;
    ExecutableCode(ExecutableCode&& other) noexcept;
    ExecutableCode& operator=(ExecutableCode&& other) noexcept;
    ~ExecutableCode();

    const void* address() const { return address_; } ///< nullptr if empty
    /// Whether this process may make code that runs.
    static bool allowed();

  private:
    friend class MachineCode;
    void* address_ = nullptr;
};

/// Appends instructions over the vector registers from 0 and the masks from 1, of which there are as many as
/// the VectorCode says.
class MachineCode {
  public:
    enum class Operation : std::uint8_t { Add, Mul, Sub, Min, Div, Max, Xor, And };
    enum Predicate : std::uint8_t {
        Equal = 0x00,
        Less = 0x11,
        LessEqual = 0x12,
        Unordered = 0x03,
        NotEqual = 0x04,
        NotLessEqual = 0x16,
        GreaterEqual = 0x1D
    };

    /// A function (double* rows, const double* constants) begins.
    explicit MachineCode(const VectorCode& code);
    ~MachineCode();

    /// to = a op b. Min and Max give b where one of them is NaN or both are 0.
    void arithmetic(Operation op, int to, int a, OperandPlace b);
    void squareRoot(int to, OperandPlace x);
    void load(int to, OperandPlace from);
    /// to = the constant where the mask is set, 0 elsewhere.
    void loadWhere(int mask, int to, OperandPlace constant);
    void store(int bytes, int from); ///< into the rows
    /// mask = a predicate b
    void compare(int mask, int a, OperandPlace b, Predicate predicate);
    void both(int mask, int a, int b);   ///< mask = a and b
    void either(int mask, int a, int b); ///< mask = a or b
    void negate(int mask, int a);        ///< mask = not a
    /// to = mask ? b : a
    void select(int to, int mask, int a, OperandPlace b);
    /// The end of the function.
    void end();
    /// Calls function(first, second, rows, count); all vector registers and masks are lost.
    void call(const void* function, const void* first, const void* second, std::uint32_t count);

    using Label = std::uint32_t;
    Label newLabel();
    void bind(Label label); ///< here
    void jump(Label label);
    /// Unless all lanes of the mask are set.
    void jumpUnlessAll(int mask, Label label);

    /// Empty: the system does not allow it. Throws std::bad_alloc.
    ExecutableCode executable();

  private:
    struct Encoder;
    std::unique_ptr<Encoder> encoder_;
};

} // namespace rigor
