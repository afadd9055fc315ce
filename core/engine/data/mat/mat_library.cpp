#include "core/engine/data/mat/mat_library.h"

#include <hdf5.h>
#include <matio.h>

#include <algorithm>
#include <cstdint>

namespace rigor {
namespace {

bool libraryComplained = false; ///< since it was last asked; the process reads one file

void noteLog(int level, char*) {
    if (level == MATIO_LOG_LEVEL_ERROR || level == (MATIO_LOG_LEVEL_CRITICAL)) libraryComplained = true;
}

struct MatStopped {
    MatEnd end;
};

constexpr const char* kPlainClasses[] = {"double", "single", "int8",   "uint8", "int16", "uint16", "int32",
                                         "uint32", "int64",  "uint64", "char",  "cell",  "struct", "logical"};

bool isNumeric(const matvar_t& v) { return v.class_type >= MAT_C_DOUBLE && v.class_type <= MAT_C_UINT64; }

/// What is no use here, by name; nullptr for the others.
const char* refusedAs(const matvar_t& v) {
    if (v.isComplex && (isNumeric(v) || v.class_type == MAT_C_SPARSE)) return "complex";
    if (v.class_type == MAT_C_CELL) return "cell";
    if (v.class_type == MAT_C_SPARSE) return "sparse";
    if (v.class_type == MAT_C_FUNCTION) return "function";
    const bool empty = v.class_type == MAT_C_EMPTY && v.rank == 0; // [] in a struct
    const bool known = empty || isNumeric(v) || v.class_type == MAT_C_CHAR || v.class_type == MAT_C_STRUCT;
    return known ? nullptr : "object";
}

template <class T> void widen(const void* from, std::size_t first, std::size_t count, double* to) {
    const T* values = static_cast<const T*>(from) + first;
    std::transform(values, values + count, to, [](T x) { return static_cast<double>(x); });
}

bool widenAny(matio_types type, const void* from, std::size_t first, std::size_t count, double* to) {
    switch (type) {
    case MAT_T_INT8:
        return widen<std::int8_t>(from, first, count, to), true;
    case MAT_T_UINT8:
        return widen<std::uint8_t>(from, first, count, to), true;
    case MAT_T_INT16:
        return widen<std::int16_t>(from, first, count, to), true;
    case MAT_T_UINT16:
        return widen<std::uint16_t>(from, first, count, to), true;
    case MAT_T_INT32:
        return widen<std::int32_t>(from, first, count, to), true;
    case MAT_T_UINT32:
        return widen<std::uint32_t>(from, first, count, to), true;
    case MAT_T_INT64:
        return widen<std::int64_t>(from, first, count, to), true;
    case MAT_T_UINT64:
        return widen<std::uint64_t>(from, first, count, to), true;
    case MAT_T_SINGLE:
        return widen<float>(from, first, count, to), true;
    case MAT_T_DOUBLE:
        return widen<double>(from, first, count, to), true;
    default:
        return false;
    }
}

void addCharacter(std::string& text, unsigned c) {
    if (c < 0x80) {
        text += static_cast<char>(c);
    } else if (c < 0x800) {
        text += static_cast<char>(0xC0 | c >> 6);
        text += static_cast<char>(0x80 | (c & 0x3F));
    } else {
        text += static_cast<char>(0xE0 | c >> 12);
        text += static_cast<char>(0x80 | (c >> 6 & 0x3F));
        text += static_cast<char>(0x80 | (c & 0x3F));
    }
}

/// The first row of an array of characters.
std::string textOf(const matvar_t& v) {
    std::string text;
    if (!v.data || v.rank < 2 || v.data_size < 1) return text;
    const std::size_t rows = v.dims[0], there = v.nbytes / static_cast<std::size_t>(v.data_size);
    const std::size_t columns = std::min<std::size_t>(v.dims[1], 1000);
    const bool utf8 = v.data_type == MAT_T_UTF8 && rows == 1;
    for (std::size_t c = 0; rows > 0 && c < columns && c * rows < there; ++c) {
        const auto* bytes =
            static_cast<const unsigned char*>(v.data) + c * rows * static_cast<std::size_t>(v.data_size);
        if (v.data_size == 1 && utf8)
            text += static_cast<char>(*bytes);
        else if (v.data_size == 1)
            addCharacter(text, *bytes);
        else if (v.data_size == 2)
            addCharacter(text, static_cast<unsigned>(bytes[0]) | static_cast<unsigned>(bytes[1]) << 8);
    }
    return text;
}

/// Whether a field that must be there is not: libmatio gave up within the struct.
bool hasHole(const matvar_t& v) {
    if (v.class_type != MAT_C_STRUCT || !v.data || v.data_size <= 0) return false;
    auto* const* fields = static_cast<matvar_t* const*>(v.data);
    const std::size_t count = std::min(v.nbytes / sizeof(matvar_t*), MatLimits::nodes);
    return std::any_of(fields, fields + count,
                       [](const matvar_t* field) { return !field || hasHole(*field); });
}

/// What MATLAB calls the class of an object of a file of level 7.3, which libmatio does not tell; "" = not
/// stated.
std::string classInHdf5(const char* path, const std::string& name) {
    H5Eset_auto2(H5E_DEFAULT, nullptr, nullptr);
    char text[64] = "";
    const hid_t file = H5Fopen(path, H5F_ACC_RDONLY, H5P_DEFAULT);
    const hid_t attribute = H5Aopen_by_name(file, name.c_str(), "MATLAB_class", H5P_DEFAULT, H5P_DEFAULT);
    const hid_t type = H5Aget_type(attribute);
    if (H5Tget_class(type) == H5T_STRING && H5Tis_variable_str(type) == 0 && H5Tget_size(type) < sizeof text)
        H5Aread(attribute, type, text);
    return text; // the process ends soon: nothing is closed
}

class Variables {
  public:
    Variables(MatWireWriter& writer, const char* hdf5) : writer_(writer), hdf5_(hdf5) {}

    void write(const matvar_t& v, std::string_view name, int depth) {
        if (++nodes_ > MatLimits::nodes || depth > MatLimits::depth) throw MatStopped{MatEnd::TooManyNodes};
        writer_.text(name);
        const char* refused = refusedAs(v);
        const auto kind = refused                        ? MatNode::Kind::Refused
                          : v.class_type == MAT_C_CHAR   ? MatNode::Kind::Text
                          : v.class_type == MAT_C_STRUCT ? MatNode::Kind::Struct
                                                         : MatNode::Kind::Numbers;
        writer_.size(static_cast<std::size_t>(kind));
        const std::size_t rank =
            v.dims && v.rank > 0 ? std::min<std::size_t>(static_cast<std::size_t>(v.rank), 32) : 0;
        writer_.size(rank);
        std::size_t count = rank > 0 ? 1 : 0;
        for (std::size_t i = 0; i < rank; ++i) {
            writer_.size(v.dims[i]);
            if (v.dims[i] > MatLimits::values) count = MatLimits::values + 1;
            count = std::min(count * v.dims[i], MatLimits::values + 1);
        }
        const bool named = refused && depth == 0 && hdf5_ && v.class_type == MAT_C_EMPTY;
        std::string className = named ? classInHdf5(hdf5_, std::string(name)) : std::string();
        // libmatio passes over classes whose text is padded as MATLAB does not (h5py): no objects.
        const bool plain = std::ranges::find(kPlainClasses, className) != std::end(kPlainClasses);
        if (plain) className.clear();
        writer_.text(plain                         ? std::string("padded")
                     : refused                     ? std::string(refused)
                     : kind == MatNode::Kind::Text ? textOf(v)
                                                   : std::string());
        writer_.text(className);
        if (kind == MatNode::Kind::Numbers) writeNumbers(v, count);
        if (kind == MatNode::Kind::Struct) writeFields(v, count, depth);
    }

    std::size_t most = 0; ///< values of one array

  private:
    void writeNumbers(const matvar_t& v, std::size_t count) {
        if (count > most && count <= MatLimits::values) throw MatStopped{MatEnd::Damaged};
        values_ += count;
        if (values_ > MatLimits::values) throw MatStopped{MatEnd::TooManyValues};
        if (count == 0) return;
        const std::size_t there =
            v.data && v.data_size > 0 ? v.nbytes / static_cast<std::size_t>(v.data_size) : 0;
        if (there < count) throw MatStopped{MatEnd::Damaged};
        double piece[4096];
        for (std::size_t i = 0; i < count; i += std::size(piece)) {
            const std::size_t n = std::min(std::size(piece), count - i);
            if (!widenAny(v.data_type, v.data, i, n, piece)) throw MatStopped{MatEnd::Damaged};
            writer_.numbers(piece, n);
        }
    }

    void writeFields(const matvar_t& v, std::size_t elements, int depth) {
        // libmatio takes what it is given without const, and changes nothing here.
        auto* variable = const_cast<matvar_t*>(&v); // NOLINT
        const std::size_t fields = v.data ? Mat_VarGetNumberOfFields(variable) : 0;
        char* const* names = Mat_VarGetStructFieldnames(variable);
        if (fields == 0 || elements == 0 || !names) {
            writer_.size(0);
            writer_.size(0);
            return;
        }
        if (elements > MatLimits::nodes || elements * fields > MatLimits::nodes)
            throw MatStopped{MatEnd::TooManyNodes};
        writer_.size(elements);
        writer_.size(elements * fields);
        const matvar_t nothing{};
        for (std::size_t e = 0; e < elements; ++e)
            for (std::size_t f = 0; f < fields; ++f) {
                const matvar_t* field = Mat_VarGetStructFieldByIndex(variable, f, e);
                write(field ? *field : nothing, names[f] ? names[f] : "", depth + 1);
            }
    }

    MatWireWriter& writer_;
    const char* hdf5_; ///< path of a file of level 7.3, else nullptr
    std::size_t nodes_ = 0, values_ = 0;
};

/// In the place of a variable of which the library understood a part.
void writeUnread(MatWireWriter& writer, const std::string& name) {
    writer.text(name);
    writer.size(static_cast<std::size_t>(MatNode::Kind::Refused));
    writer.size(0);
    writer.text("unread");
    writer.text("");
}

} // namespace

void writeMatVariables(const char* path, std::size_t fileBytes, MatWireWriter& writer) {
    Mat_LogInitFunc("rigor", noteLog);
    MatEnd end = MatEnd::Whole;
    std::string name;
    if (mat_t* file = Mat_Open(path, MAT_ACC_RDONLY)) {
        const bool isHdf5 = Mat_GetVersion(file) == MAT_FT_MAT73;
        Variables variables(writer, isHdf5 ? path : nullptr);
        std::size_t there = 0, read = 0;
        char* const* names = isHdf5 ? Mat_GetDir(file, &there) : nullptr;
        try {
            while (matvar_t* v = Mat_VarReadNext(file)) {
                name = v->name ? v->name : "";
                writer.size(1);
                variables.most =
                    isHdf5 || v->compression != MAT_COMPRESSION_NONE ? MatLimits::values : fileBytes;
                if (libraryComplained || hasHole(*v))
                    writeUnread(writer, name);
                else
                    variables.write(*v, name, 0);
                libraryComplained = false;
                Mat_VarFree(v);
                ++read;
            }
            // It stops without a word where it understands no more.
            if (isHdf5 && read < std::max<std::size_t>(there, 1)) {
                end = MatEnd::Damaged;
                name = read < there && names[read] ? names[read] : "";
            } else {
                name.clear();
            }
        } catch (const MatStopped& stopped) {
            end = stopped.end;
        }
    } else {
        end = MatEnd::NotOpened;
    }
    writer.size(0);
    writer.foot(name, static_cast<std::size_t>(end));
}

} // namespace rigor
