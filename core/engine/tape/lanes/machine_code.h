#pragma once
// Machine code for x86-64 with AVX-512 written at run time: the few instructions that lane programs need.
// Source: Intel 64 and IA-32 Architectures Software Developer's Manual, volume 2, section 2.7 (EVEX prefix).

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace rigor {

/// Where the last operand of an instruction is.
struct Place {
    enum Kind : std::uint8_t {
        Register,
        Rows,    ///< eight doubles at `at` bytes from the address in rbx
        Constant ///< one double at `at` bytes from the address in rbp, the same for all lanes
    };
    Kind kind = Register;
    int at = 0; ///< number of the register, or bytes
};

/// Appends instructions over the vector registers 0 to 31 and the masks 1 to 7. Mask 0 = all lanes.
class MachineCode {
  public:
    enum Opcode : std::uint8_t {
        Add = 0x58,
        Mul = 0x59,
        Sub = 0x5C,
        Min = 0x5D,
        Div = 0x5E,
        Max = 0x5F,
        Xor = 0x57,
        And = 0x54
    };
    enum Predicate : std::uint8_t {
        Equal = 0x00,
        Less = 0x11,
        LessEqual = 0x12,
        Unordered = 0x03,
        NotEqual = 0x04,
        NotLessEqual = 0x16,
        GreaterEqual = 0x1D
    };

    /// to = a op b. Min and Max give b where one of them is NaN or both are 0.
    void arithmetic(Opcode op, int to, int a, Place b) { instruction(1, op, to, a, b); }
    void squareRoot(int to, Place x) { instruction(1, 0x51, to, 0, x); }
    void load(int to, Place from);
    /// Lanes outside the mask become 0.
    void loadWhere(int mask, int to, Place constant) { instruction(2, 0x19, to, 0, constant, mask, true); }
    void store(int bytes, int from) { instruction(1, 0x29, from, 0, {Place::Rows, bytes}); }
    /// mask = a predicate b; where `within` is 0 the mask becomes 0.
    void compare(int mask, int a, Place b, Predicate predicate, int within = 0);
    void both(int mask, int a, int b) { ofMasks(0x41, mask, a, b); }   ///< mask = a and b
    void either(int mask, int a, int b) { ofMasks(0x45, mask, a, b); } ///< mask = a or b
    void negate(int mask, int a);                                      ///< mask = not a
    /// to = mask ? b : a
    void select(int to, int mask, int a, Place b) { instruction(2, 0x65, to, a, b, mask); }

    /// Function (double* rows, const double* constants).
    void begin();
    void end();
    /// Calls function(first, second, rbx, count); all vector registers and masks are lost.
    void call(const void* function, const void* first, const void* second, std::uint32_t count);
    /// Jumps unless all eight lanes of the mask are set. Returns what `setTarget` wants.
    std::size_t jumpUnlessAll(int mask);
    std::size_t jump();
    void setTarget(std::size_t jump, std::size_t target);
    std::size_t position() const { return bytes_.size(); }

    std::span<const std::uint8_t> bytes() const { return bytes_; }

  private:
    void byte(unsigned b) { bytes_.push_back(static_cast<std::uint8_t>(b)); }
    void number(std::uint64_t value, int size);
    void ofMasks(unsigned opcode, int mask, int a, int b);
    void instruction(unsigned map, unsigned opcode, int reg, int second, Place rm, int mask = 0,
                     bool zero = false);

    std::vector<std::uint8_t> bytes_;
};

/// A copy of machine code that can be run, read-only. Empty if the system does not allow it.
class ExecutableCode {
  public:
    ExecutableCode() = default;
    explicit ExecutableCode(std::span<const std::uint8_t> code);
    ~ExecutableCode();
    ExecutableCode(ExecutableCode&& other) noexcept;
    ExecutableCode& operator=(ExecutableCode&& other) noexcept;

    const void* address() const { return address_; } ///< nullptr if empty

  private:
    void* address_ = nullptr;
    std::size_t size_ = 0;
};

} // namespace rigor
