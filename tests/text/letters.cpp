// Compares the whole table of letters with the C library, if that has a UTF-8 locale, and with pinned totals.
#include "text/letters.hpp"

#include <fmt/format.h>
#include <catch2/catch_test_macros.hpp>
#include <string>
#include <vector>

#include <locale.h>
#include <wctype.h>

using namespace tabletop::text;

namespace {

constexpr char32_t end_of_unicode = 0x110000;

int count(bool (*is)(char32_t)) {
    int sum = 0;
    for (char32_t code = 0; code < end_of_unicode; ++code) sum += is(code) ? 1 : 0;
    return sum;
}

// The letters of this machine's C library; its Unicode may be older or newer.
class Library {
public:
    Library() : locale_(newlocale(LC_ALL_MASK, "C.UTF-8", nullptr)) {}
    ~Library() {
        if (is_there()) freelocale(locale_);
    }
    Library(const Library&) = delete;
    Library& operator=(const Library&) = delete;

    [[nodiscard]] bool is_there() const { return locale_ != nullptr; }
    [[nodiscard]] bool is_letter(char32_t code) const {
        return iswalpha_l(static_cast<wint_t>(code), locale_) != 0;
    }
    [[nodiscard]] char32_t lower(char32_t code) const {
        return static_cast<char32_t>(towlower_l(static_cast<wint_t>(code), locale_));
    }
    [[nodiscard]] int letters() const {
        int sum = 0;
        for (char32_t code = 0; code < end_of_unicode; ++code) sum += is_letter(code) ? 1 : 0;
        return sum;
    }

private:
    locale_t locale_;
};

}  // namespace

TEST_CASE("the table of letters has all of Unicode 17") {
    CHECK(count(&is_letter) == 148181);
    CHECK(count(&is_plain_letter) == 145668);
    CHECK(count([](char32_t code) { return lower(code) != code; }) == 1488);
}

TEST_CASE("what the C library calls a letter is one, and has the same lower case") {
    const Library library;
    if (!library.is_there()) SKIP("there is no locale C.UTF-8 here");
    if (library.letters() > count(&is_letter)) SKIP("the C library has a newer Unicode");
    std::vector<std::string> differ;
    for (char32_t code = 0; code < end_of_unicode; ++code) {
        if (!library.is_letter(code)) continue;
        const bool same = is_letter(code) && lower(code) == library.lower(code);
        if (!same) differ.push_back(fmt::format("U+{:04X}", static_cast<std::uint32_t>(code)));
    }
    CHECK(differ == std::vector<std::string>{});
}

TEST_CASE("a plain letter is a letter, and its lower case is another plain letter") {
    for (char32_t code = 0; code < end_of_unicode; ++code) {
        if (!is_plain_letter(code)) continue;
        CAPTURE(static_cast<std::uint32_t>(code));
        if (!is_letter(code) || !is_plain_letter(lower(code))) FAIL("it is not");
    }
    CHECK(lower(U'Ω') == U'ω');
    CHECK(lower(U'Ł') == U'ł');
    CHECK(lower(U'Ā') == U'ā');  // every second one
    CHECK(lower(U'ā') == U'ā');
    CHECK(lower(U'李') == U'李');
}
