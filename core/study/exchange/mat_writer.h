#pragma once
// A MAT file of level 5, all or nothing.

#include <filesystem>
#include <functional>
#include <set>
#include <string>
#include <vector>

struct _mat_t;

namespace rigor {

class MatWriter {
  public:
    explicit MatWriter(const std::filesystem::path& file);
    ~MatWriter();
    MatWriter(const MatWriter&) = delete;
    MatWriter& operator=(const MatWriter&) = delete;

    /// n x 1. Signs of a name that MATLAB does not know become _, and no name is used twice.
    void column(const std::string& name, std::vector<double> values);
    /// A matrix of characters, one text a row, filled up with blanks; signs beyond ASCII become ?.
    void texts(const std::string& name, std::vector<std::string> rows);
    void close();

  private:
    void write(void* variable);
    std::string distinct(const std::string& name);

    _mat_t* file_;
    std::filesystem::path path_;
    std::set<std::string> used_;
};

/// What `fill` writes takes the place of the file when it is whole. Throws Error naming the file.
void writeMatFile(const std::filesystem::path& file, const std::function<void(MatWriter&)>& fill);

} // namespace rigor
