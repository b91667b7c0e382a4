#include "net/sockets.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <system_error>
#include <utility>

namespace tabletop::net {

void keep_from_programs(int file) { ::fcntl(file, F_SETFD, FD_CLOEXEC); }

std::shared_ptr<LineChannel> channel_over(LineChannel::Handler& handler, Peer peer,
                                          const Limits& limits, asio::ip::tcp::socket socket,
                                          std::unique_ptr<Tls> tls) {
    std::error_code ignored;
    socket.set_option(asio::ip::tcp::no_delay(true), ignored);
    socket.set_option(asio::socket_base::keep_alive(true), ignored);
    const asio::any_io_executor executor = socket.get_executor();
    const int file = socket.release();
    keep_from_programs(file);
    LineChannel::Descriptor descriptor(executor, file);
    return std::make_shared<LineChannel>(handler, peer, limits, std::move(descriptor),
                                         std::move(tls));
}

}  // namespace tabletop::net
