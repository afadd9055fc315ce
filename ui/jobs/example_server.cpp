#include "ui/jobs/example_server.h"

#include "core/engine/modelica/compile.h"
#include "core/engine/server/served_model.h"

#include <fmt/format.h>

namespace rigor {

namespace {
std::shared_ptr<const Served> exampleServed(const std::filesystem::path& file) {
    const ModelPtr model = loadModel(file);
    std::vector<double> parameters;
    for (const Variable& one : model->parameters()) parameters.push_back(one.start);
    return servedModel(model->name(), model, std::move(parameters), {});
}
} // namespace

ExampleServer::ExampleServer(const std::filesystem::path& model)
    : served_(exampleServed(model)), server_({served_}, "127.0.0.1", 0),
      address_(fmt::format("http://127.0.0.1:{}/{}", server_.port(), served_->name())),
      thread_([this](const std::stop_token& stop) { server_.run(stop); }) {}

} // namespace rigor
