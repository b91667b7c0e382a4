// Compiles the network game for Carcassonne.
#include "carcassonne/remote/host.hpp"
#include "carcassonne/remote/language.hpp"
#include "carcassonne/remote/remote_table.hpp"
#include "remote/remote_table_impl.hpp"
#include "remote/spoken_impl.hpp"

using carcassonne::remote::Language;

template class tabletop::remote::RemoteTable<Language>;
template class tabletop::remote::Spoken<Language>;

namespace carcassonne::remote {

tabletop::remote::SpokenChairs spoken(const std::vector<table::Chair*>& chairs,
                                      table::Chair& onlooker) {
    return tabletop::remote::spoken<Language>(chairs, onlooker);
}

}  // namespace carcassonne::remote
