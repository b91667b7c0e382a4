// Wraps a connected socket into a channel of lines. Include it only in files of this folder that use Asio.
#pragma once

#include <asio/ip/tcp.hpp>
#include <memory>

#include "net/line_channel.hpp"

namespace tabletop::net {

// Sets close-on-exec, so that child processes do not inherit the file.
void keep_from_programs(int file);

// Throws if there is no memory for it.
[[nodiscard]] std::shared_ptr<LineChannel> channel_over(LineChannel::Handler& handler, Peer peer,
                                                        const Limits& limits,
                                                        asio::ip::tcp::socket socket,
                                                        std::unique_ptr<Tls> tls);

}  // namespace tabletop::net
