// Compiles the network game for Catan.
#include "catan/remote/host.hpp"
#include "catan/remote/language.hpp"
#include "catan/remote/remote_table.hpp"
#include "remote/remote_table_impl.hpp"
#include "remote/spoken_impl.hpp"

using catan::remote::Language;

template class tabletop::remote::RemoteTable<Language>;
template class tabletop::remote::Spoken<Language>;

namespace catan::remote {

tabletop::remote::SpokenChairs spoken(const std::vector<table::Chair*>& chairs,
                                      table::Chair& onlooker) {
    return tabletop::remote::spoken<Language>(chairs, onlooker);
}

}  // namespace catan::remote
