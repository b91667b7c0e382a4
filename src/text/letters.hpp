// The letters that stand for themselves: no marks that join the letter before them, no digits, nothing invisible.
#pragma once

namespace catan::text {

[[nodiscard]] bool is_plain_letter(char32_t code);

}  // namespace catan::text
