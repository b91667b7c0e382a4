#include "net/code.hpp"

#include <openssl/core_names.h>
#include <openssl/evp.h>
#include <openssl/kdf.h>
#include <openssl/params.h>
#include <openssl/rand.h>

#include <cstdint>
#include <memory>
#include <optional>
#include <span>

namespace tabletop::net {
namespace {

// Crockford's base32: omits I, L and O, which look like digits, and U.
constexpr std::string_view symbols = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
constexpr std::size_t letters = 16;  // 5 bits each
constexpr std::size_t group = 4;

std::optional<unsigned> value_of(char symbol) {
    if (symbol >= 'a' && symbol <= 'z') symbol = static_cast<char>(symbol - 'a' + 'A');
    if (symbol == 'O') symbol = '0';
    if (symbol == 'I' || symbol == 'L') symbol = '1';
    const std::size_t at = symbols.find(symbol);
    if (at == std::string_view::npos) return std::nullopt;
    return static_cast<unsigned>(at);
}

bool separates(char c) { return c == '-' || c == ' ' || c == '\t'; }

std::string complaint_about(char symbol) {
    const bool is_letter_or_digit = (symbol >= 'a' && symbol <= 'z') ||
                                    (symbol >= 'A' && symbol <= 'Z') ||
                                    (symbol >= '0' && symbol <= '9');
    if (!is_letter_or_digit) return "A code has only letters, digits and hyphens.";
    return std::string("No code has a '") + symbol + "' in it.";
}

// Derives independent secrets from a code, one per label.
void derive(std::span<const unsigned char> secret, std::string_view label,
            std::span<unsigned char> out) {
    const std::unique_ptr<EVP_KDF, decltype(&EVP_KDF_free)> kdf(
        EVP_KDF_fetch(nullptr, "HKDF", nullptr), &EVP_KDF_free);
    const std::unique_ptr<EVP_KDF_CTX, decltype(&EVP_KDF_CTX_free)> context(
        kdf ? EVP_KDF_CTX_new(kdf.get()) : nullptr, &EVP_KDF_CTX_free);
    // OpenSSL takes non-const parameters but does not write to them.
    std::string digest = "SHA256";
    std::string info(label);
    std::string bytes(secret.begin(), secret.end());
    const std::array parameters{
        OSSL_PARAM_construct_utf8_string(OSSL_KDF_PARAM_DIGEST, digest.data(), 0),
        OSSL_PARAM_construct_octet_string(OSSL_KDF_PARAM_KEY, bytes.data(), bytes.size()),
        OSSL_PARAM_construct_octet_string(OSSL_KDF_PARAM_INFO, info.data(), info.size()),
        OSSL_PARAM_construct_end()};
    if (!context || EVP_KDF_derive(context.get(), out.data(), out.size(), parameters.data()) != 1) {
        throw std::runtime_error("OpenSSL cannot derive a key from a code.");
    }
}

}  // namespace

Code Code::draw() {
    Code code;
    if (RAND_bytes(code.bits_.data(), static_cast<int>(code.bits_.size())) != 1) {
        throw std::runtime_error("This system has no random bits to make a code of.");
    }
    return code;
}

Code Code::read(std::string_view text) {
    Code code;
    std::size_t count = 0;
    for (const char c : text) {
        if (separates(c)) continue;
        const std::optional<unsigned> value = value_of(c);
        if (!value) throw NotACode(complaint_about(c) + " One looks like 7K3M-92QF-X4TD-8W2H.");
        for (unsigned bit = 0; bit < 5 && count < letters; ++bit) {
            const std::size_t place = count * 5 + bit;
            const unsigned is_set = *value >> (4 - bit) & 1U;
            code.bits_[place / 8] =
                static_cast<unsigned char>(code.bits_[place / 8] | is_set << (7 - place % 8));
        }
        ++count;
    }
    if (count != letters) {
        throw NotACode("A code has 16 letters and digits, like 7K3M-92QF-X4TD-8W2H; here are " +
                       std::to_string(count) + ".");
    }
    return code;
}

std::string Code::text() const {
    std::string text;
    for (std::size_t i = 0; i < letters; ++i) {
        if (i > 0 && i % group == 0) text += '-';
        unsigned value = 0;
        for (std::size_t place = i * 5; place < i * 5 + 5; ++place) {
            const unsigned byte = bits_[place / 8];
            value = value << 1U | (byte >> (7 - place % 8) & 1U);
        }
        text += symbols[value];
    }
    return text;
}

// The labels are the same for every game. So a program of another game gets as far as the greeting, which says which game is
// played.

Code Code::for_watching() const {
    Code code;
    derive(bits_, "catan 1 watch", code.bits_);
    return code;
}

Code::Key Code::key() const {
    Key key{};
    derive(bits_, "catan 1 key", key);
    return key;
}

Code::Identity Code::identity() const {
    Identity identity{};
    derive(bits_, "catan 1 identity", identity);
    return identity;
}

}  // namespace tabletop::net
