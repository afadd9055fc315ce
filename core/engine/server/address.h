#pragma once
// The address of a model that somebody serves, as a study names it:
//
//     http://host:port/name                        the model `name`; without it the only one of the server
//     http://host:port/path/name                   behind a path
//     http://host:port/name?blocks=experiments     its output blocks are the experiments (server_model.h)
//     http://host:port/name?config={"level":2}     sent as `config` with every request
//     http://host:port/name?parallel=2             is asked so many questions at a time at most
//
// %xx stands for a byte, as everywhere in addresses. The port is 80 if none is named.

#include <string>
#include <string_view>

namespace rigor {

struct ServerAddress {
    std::string text; ///< without what is behind the question mark: what sentences call it
    std::string host; ///< an IPv6 address without its brackets
    int port = 80;
    std::string path;  ///< "" or "/a/b", before the endpoints
    std::string model; ///< "" = the only one
    bool blocksAreExperiments = false;
    std::string config; ///< an object as JSON; "" = none
    int parallel = 0;   ///< questions at a time; 0 = any number
};

/// Whether it names a server instead of a file: http:// or https://.
bool isServerAddress(std::string_view model);

/// Throws Error with what is wrong in it.
ServerAddress serverAddress(const std::string& text);

} // namespace rigor
