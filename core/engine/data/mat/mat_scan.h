#pragma once
// What the headers of a MAT file state, read without libmatio: whether it is whole, and of which class its
// variables are, which libmatio does not tell of objects.
//
// Source: MathWorks, "MAT-File Format" (R2023b), level 4 and level 5. Objects (class 17):
// scipy/io/matlab/_mio5.py.

#include <string>
#include <string_view>
#include <vector>

namespace rigor {

enum class MatVersion { None, Level4, Level5, Hdf5 }; ///< Level5: versions 5 to 7, Hdf5: 7.3

MatVersion matVersion(std::string_view bytes);

struct MatHeader {
    std::string name, className; ///< className: of an object
    bool object = false;
};

/// The variables of a file of level 4 or 5 in their order. Throws Error naming the variable and the byte:
/// cut, or no MAT file from there on, or more values stated than there are bytes for.
std::vector<MatHeader> scanMat(std::string_view bytes, MatVersion version, const std::string& file);

} // namespace rigor
