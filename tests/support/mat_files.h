#pragma once
// MAT files as bytes: written by libmatio, and by hand as the description of the format says (MathWorks,
// "MAT-File Format", level 4 and 5).

#include <QFile>
#include <QTemporaryDir>

#include <matio.h>
#include <zlib.h>

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace rigor::sample {

struct MatWriting {
    mat_ft version;
    matio_compression compression;
};

/// What a file is filled through. Variables made are owned by what they are put into.
class MatOut {
  public:
    MatOut(mat_t* file, matio_compression compression) : file_(file), compression_(compression) {}

    matvar_t* make(std::vector<std::size_t> dims, std::vector<double> values,
                   const char* name = nullptr) const {
        return Mat_VarCreate(name, MAT_C_DOUBLE, MAT_T_DOUBLE, static_cast<int>(dims.size()), dims.data(),
                             values.data(), 0);
    }
    matvar_t* text(std::string value, const char* name = nullptr) const {
        std::size_t dims[2] = {value.empty() ? 0u : 1u, value.size()};
        return Mat_VarCreate(name, MAT_C_CHAR, MAT_T_UTF8, 2, dims, value.data(), 0);
    }
    /// A struct array 1 x n; every element has the same fields.
    matvar_t* structure(const char* name,
                        const std::vector<std::vector<std::pair<const char*, matvar_t*>>>& elements) const {
        std::vector<const char*> fields;
        for (const auto& [field, value] : elements.front()) fields.push_back(field);
        std::size_t dims[2] = {1, elements.size()};
        matvar_t* made =
            Mat_VarCreateStruct(name, 2, dims, fields.data(), static_cast<unsigned>(fields.size()));
        for (std::size_t e = 0; e < elements.size(); ++e)
            for (const auto& [field, value] : elements[e]) Mat_VarSetStructFieldByName(made, field, e, value);
        return made;
    }
    void write(matvar_t* variable) const {
        Mat_VarWrite(file_, variable, compression_);
        Mat_VarFree(variable);
    }
    void numbers(const char* name, std::vector<std::size_t> dims, std::vector<double> values) const {
        write(make(std::move(dims), std::move(values), name));
    }
    template <class T>
    void values(const char* name, matio_classes kind, matio_types type, std::vector<T> values,
                int flags = 0) const {
        std::size_t dims[2] = {values.size(), 1};
        write(Mat_VarCreate(name, kind, type, 2, dims, values.data(), flags));
    }
    void cell(const char* name, std::vector<double> values) const {
        std::vector<matvar_t*> cells;
        for (const double x : values) cells.push_back(make({1, 1}, {x}));
        std::size_t dims[2] = {1, cells.size()};
        write(Mat_VarCreate(name, MAT_C_CELL, MAT_T_CELL, 2, dims, cells.data(), 0));
    }
    void complex(const char* name, std::vector<double> re, std::vector<double> im) const {
        std::size_t dims[2] = {re.size(), 1};
        mat_complex_split_t parts{re.data(), im.data()};
        write(Mat_VarCreate(name, MAT_C_DOUBLE, MAT_T_DOUBLE, 2, dims, &parts, MAT_F_COMPLEX));
    }

  private:
    mat_t* file_;
    matio_compression compression_;
};

inline std::string matFile(const MatWriting& how, const std::function<void(const MatOut&)>& fill) {
    const QTemporaryDir dir;
    const std::string path = dir.filePath("x.mat").toStdString();
    mat_t* file = Mat_CreateVer(path.c_str(), nullptr, how.version);
    fill(MatOut(file, how.compression));
    Mat_Close(file);
    QFile written(QString::fromStdString(path));
    written.open(QIODevice::ReadOnly);
    return written.readAll().toStdString();
}

template <class T> std::string packedBytes(std::vector<T> values, bool big = false) {
    std::string bytes;
    for (const T& value : values) {
        char raw[sizeof(T)];
        std::memcpy(raw, &value, sizeof raw);
        if (big) std::reverse(raw, raw + sizeof raw);
        bytes.append(raw, sizeof raw);
    }
    return bytes;
}

/// An element of level 5: type, size, data, padded to 8 bytes.
inline std::string element5(std::uint32_t type, const std::string& data) {
    return packedBytes<std::uint32_t>({type, static_cast<std::uint32_t>(data.size())}) + data +
           std::string((8 - data.size() % 8) % 8, '\0');
}

inline std::string doubles5(const std::string& name, const std::vector<double>& values) {
    return element5(
        14, element5(6, packedBytes<std::uint32_t>({6, 0})) +
                element5(5, packedBytes<std::int32_t>({static_cast<std::int32_t>(values.size()), 1})) +
                element5(1, name) + element5(9, packedBytes(values)));
}

/// An object: class 17, name, "MCOS", name of its class, and a matrix that says which object of the file it
/// is.
inline std::string object5(const std::string& name, const std::string& className) {
    const std::string which =
        element5(14, element5(6, packedBytes<std::uint32_t>({13, 0})) +
                         element5(5, packedBytes<std::int32_t>({6, 1})) + element5(1, "") +
                         element5(6, packedBytes<std::uint32_t>({0xDD000000, 2, 1, 1, 1, 1})));
    return element5(14, element5(6, packedBytes<std::uint32_t>({17, 0})) + element5(1, name) +
                            element5(1, "MCOS") + element5(1, className) + which);
}

inline std::string level5(const std::vector<std::string>& variables, bool packed) {
    std::string bytes = "MATLAB 5.0 MAT-file, by hand";
    bytes.resize(116, ' ');
    bytes += std::string(8, '\0') + packedBytes<std::uint16_t>({0x0100}) + "IM";
    for (const std::string& variable : variables) {
        if (!packed) {
            bytes += variable;
            continue;
        }
        uLongf size = compressBound(variable.size());
        std::string deflated(size, '\0');
        compress(reinterpret_cast<Bytef*>(deflated.data()), &size,
                 reinterpret_cast<const Bytef*>(variable.data()), variable.size());
        deflated.resize(size);
        bytes += packedBytes<std::uint32_t>({15, static_cast<std::uint32_t>(size)}) + deflated;
    }
    return bytes;
}

inline std::string level4(const std::string& name, std::int32_t type, std::size_t rows,
                          const std::string& data, bool big) {
    return packedBytes<std::int32_t>({(big ? 1000 : 0) + type, static_cast<std::int32_t>(rows), 1, 0,
                                      static_cast<std::int32_t>(name.size() + 1)},
                                     big) +
           name + std::string(1, '\0') + data;
}
inline std::string doubles4(const std::string& name, const std::vector<double>& values, bool big) {
    return level4(name, 0, values.size(), packedBytes(values, big), big);
}
inline std::string shorts4(const std::string& name, const std::vector<std::int16_t>& values, bool big) {
    return level4(name, 30, values.size(), packedBytes(values, big), big);
}

} // namespace rigor::sample
