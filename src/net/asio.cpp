// Compiles the sources of Asio, once for the whole program.
#include <asio/impl/src.hpp>
