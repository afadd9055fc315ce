#include "core/engine/data/mat/mat_read.h"

#include "core/engine/data/mat/mat_child.h"
#include "core/engine/data/mat/mat_library.h"
#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"

#include <stdexcept>

namespace rigor {
namespace {

constexpr double kBytesPerSecond = 20e6; ///< read at least

[[noreturn]] void refuseMat(const std::string& file, Message text) {
    throw Error(std::move(text), {.file = file});
}

[[noreturn]] void refuseDamagedMat(const std::string& file, const std::string& name) {
    refuseMat(file,
              name.empty()
                  ? translate("Data", "the MAT file is damaged and cannot be read; copy or save it anew")
                  : filled(sentence("Data", "the MAT file is damaged: its variable \"{}\" cannot be "
                                            "read; copy or save it anew"),
                           name));
}

std::string childOutput(std::string_view bytes, const std::string& file) {
    ChildLimits limits;
    limits.seconds += static_cast<double>(bytes.size()) / kBytesPerSecond;
    limits.memory += 2 * bytes.size();
    ChildOutcome outcome =
        inChild(bytes, limits, [&](const char* path, const std::function<void(std::string_view)>& write) {
            MatWireWriter writer(write);
            writeMatVariables(path, bytes.size(), writer);
        });
    switch (outcome.end) {
    case ChildOutcome::End::Done:
        break;
    case ChildOutcome::End::TookTooLong:
        refuseMat(
            file,
            filled(sentence("Data", "the MAT file was not read within {:.0f} s of computing: it is damaged, "
                                    "or holds far more than {} numbers; save what is needed in a file of "
                                    "its own"),
                   limits.seconds, MatLimits::values));
    case ChildOutcome::End::Died:
        refuseMat(
            file,
            filled(sentence("Data", "the MAT file is damaged, or takes more than {} MB: its reader stopped; "
                                    "save it anew, or what is needed in a file of its own"),
                   limits.memory >> 20));
    }
    return std::move(outcome.output);
}

/// The names that the headers state: libmatio does not tell those of objects.
void nameObjects(std::vector<MatNode>& nodes, const std::vector<MatHeader>& headers) {
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        if (!headers[i].object) continue;
        nodes[i].name = headers[i].name;
        nodes[i].className = headers[i].className;
        nodes[i].kind = MatNode::Kind::Refused;
        nodes[i].text = "object";
    }
}

} // namespace

std::vector<MatNode> readMat(std::string_view bytes, MatVersion version, const std::string& file) {
    std::vector<MatHeader> headers;
    if (version != MatVersion::Hdf5) headers = scanMat(bytes, version, file);
    const std::string output = childOutput(bytes, file);
    std::vector<MatNode> nodes;
    try {
        MatWireReader in(output);
        const auto [name, end] = in.foot();
        switch (static_cast<MatEnd>(end)) {
        case MatEnd::Whole:
            break;
        case MatEnd::TooManyValues:
            refuseMat(
                file,
                filled(sentence("Data", "the MAT file holds more than {} numbers, which are not read; save "
                                        "what is needed in a file of its own"),
                       MatLimits::values));
        case MatEnd::TooManyNodes:
            refuseMat(file,
                      filled(sentence("Data", "variable \"{}\" of the MAT file holds more than {} fields, or "
                                              "structs more than {} deep; save its numbers as arrays"),
                             name, MatLimits::nodes, MatLimits::depth));
        case MatEnd::NotOpened:
        case MatEnd::Damaged:
            refuseDamagedMat(file, name);
        }
        while (in.size() == 1) nodes.push_back(in.node(0));
        if (!in.atEnd()) refuseDamagedMat(file, "");
    } catch (const std::length_error&) {
        refuseDamagedMat(file, "");
    }
    if (version == MatVersion::Hdf5) return nodes;
    // libmatio stops without a word where it understands no more.
    if (nodes.size() < headers.size()) refuseDamagedMat(file, headers[nodes.size()].name);
    nameObjects(nodes, headers);
    return nodes;
}

} // namespace rigor
