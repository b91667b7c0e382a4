// Declares short namespace aliases in carcassonne for the libraries that know no game. No other file declares such aliases.
#pragma once

namespace tabletop::front {}
namespace tabletop::kit {}
namespace tabletop::net {}
namespace tabletop::program {}
namespace tabletop::series {}
namespace tabletop::tasks {}
namespace tabletop::text {}

namespace carcassonne {

namespace front = tabletop::front;
namespace kit = tabletop::kit;
namespace net = tabletop::net;
namespace program = tabletop::program;
namespace series = tabletop::series;
namespace tasks = tabletop::tasks;
namespace text = tabletop::text;

}  // namespace carcassonne
