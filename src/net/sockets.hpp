// A connected socket → a channel of lines. Only files of this folder that work with Asio include this.
#pragma once

#include <asio/ip/tcp.hpp>
#include <memory>

#include "net/line_channel.hpp"

namespace tabletop::net {

// Programs that are started inherit no file of ours.
void keep_from_programs(int file);

// Throws if there is no memory left for it.
[[nodiscard]] std::shared_ptr<LineChannel> channel_over(LineChannel::Owner& owner, Peer peer,
                                                        const Limits& limits,
                                                        asio::ip::tcp::socket socket,
                                                        std::unique_ptr<Tls> tls);

}  // namespace tabletop::net
