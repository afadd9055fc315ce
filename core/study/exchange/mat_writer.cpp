#include "core/study/exchange/mat_writer.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"
#include "core/study/run/run_folder.h"

#include <matio.h>

#include <algorithm>
#include <cctype>
#include <utility>

namespace rigor {

namespace fs = std::filesystem;

MatWriter::MatWriter(const fs::path& file)
    : file_(Mat_CreateVer(file.c_str(), nullptr, MAT_FT_MAT5)), path_(file) {
    if (!file_) fail(sentence("Study", "{}: the file cannot be written"), path_.string());
}

MatWriter::~MatWriter() {
    if (file_) Mat_Close(file_);
}

/// Letters, digits and _, at most 63, beginning with a letter.
std::string MatWriter::distinct(const std::string& name) {
    std::string plain = name.substr(0, 55);
    for (char& c : plain)
        if (std::isalnum(static_cast<unsigned char>(c)) == 0) c = '_';
    if (plain.empty() || std::isalpha(static_cast<unsigned char>(plain.front())) == 0) plain = "p" + plain;
    std::string made = plain;
    for (int k = 2; !used_.insert(made).second; ++k) made = fmt::format("{}_{}", plain, k);
    return made;
}

void MatWriter::column(const std::string& name, std::vector<double> values) {
    std::size_t size[2] = {values.size(), 1};
    write(Mat_VarCreate(distinct(name).c_str(), MAT_C_DOUBLE, MAT_T_DOUBLE, 2, size, values.data(), 0));
}

void MatWriter::texts(const std::string& name, std::vector<std::string> rows) {
    std::size_t width = 1;
    for (std::string& row : rows) {
        for (char& c : row)
            if ((c & 0x80) != 0) c = '?';
        width = std::max(width, row.size());
    }
    std::string columns(rows.size() * width, ' ');
    for (std::size_t r = 0; r < rows.size(); ++r)
        for (std::size_t c = 0; c < rows[r].size(); ++c) columns[c * rows.size() + r] = rows[r][c];
    std::size_t size[2] = {rows.size(), width};
    write(Mat_VarCreate(distinct(name).c_str(), MAT_C_CHAR, MAT_T_UTF8, 2, size, columns.data(), 0));
}

void MatWriter::close() {
    if (Mat_Close(std::exchange(file_, nullptr)) != 0)
        fail(sentence("Study", "{}: the file cannot be written"), path_.string());
}

void MatWriter::write(void* made) {
    auto* variable = static_cast<matvar_t*>(made);
    const bool written = variable && Mat_VarWrite(file_, variable, MAT_COMPRESSION_NONE) == 0;
    Mat_VarFree(variable);
    if (!written) fail(sentence("Study", "{}: the file cannot be written"), path_.string());
}

void writeMatFile(const fs::path& file, const std::function<void(MatWriter&)>& fill) {
    const fs::path part = file.string() + ".part";
    try {
        MatWriter mat(part);
        fill(mat);
        mat.close();
        const std::string bytes = readFileBytes(part);
        fs::remove(part);
        writeFileAtomically(file, bytes);
    } catch (...) {
        std::error_code ignored;
        fs::remove(part, ignored);
        throw;
    }
}

} // namespace rigor
