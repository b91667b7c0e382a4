// The body of Asio, which is compiled once, here.
#include <asio/impl/src.hpp>
