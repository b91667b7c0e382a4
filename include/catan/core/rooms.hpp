// Short names in Catan's namespace for the rooms that know no game. They are the only aliases of these.
#pragma once

namespace tabletop::front {}
namespace tabletop::kit {}
namespace tabletop::net {}
namespace tabletop::program {}
namespace tabletop::series {}
namespace tabletop::tasks {}
namespace tabletop::text {}

namespace catan {

namespace front = tabletop::front;
namespace kit = tabletop::kit;
namespace net = tabletop::net;
namespace program = tabletop::program;
namespace series = tabletop::series;
namespace tasks = tabletop::tasks;
namespace text = tabletop::text;

}  // namespace catan
