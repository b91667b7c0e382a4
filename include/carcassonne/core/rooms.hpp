// Declares short namespace aliases in carcassonne for the libraries that know no game. No other file declares such aliases.
#pragma once

namespace tabletop::kit {}
namespace tabletop::program {}
namespace tabletop::series {}
namespace tabletop::text {}

namespace carcassonne {

namespace kit = tabletop::kit;
namespace program = tabletop::program;
namespace series = tabletop::series;
namespace text = tabletop::text;

}  // namespace carcassonne
