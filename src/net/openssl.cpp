// Loads OpenSSL on first use. Linked as usual it would make every start of the program half as long again, for 24,000
// relocations, even without a network game (docs/decisions/0013). The program links these functions instead, which have
// the names of OpenSSL's and forward to them. Compiled against OpenSSL's headers, so a wrong signature does not compile.
// CMakeLists.txt decides where OpenSSL is linked as usual.
#include <dlfcn.h>
#include <openssl/bio.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/kdf.h>
#include <openssl/params.h>
#include <openssl/rand.h>
#include <openssl/ssl.h>

#include <stdexcept>
#include <string>

namespace {

// The version that matches the headers. It depends on libcrypto, which is loaded with it.
constexpr const char* library_name = "libssl.so." OPENSSL_MSTR(OPENSSL_SHLIB_VERSION);

[[noreturn]] void complain() {
    const char* why = dlerror();
    throw std::runtime_error(
        "Games with other machines take OpenSSL " OPENSSL_MSTR(
            OPENSSL_SHLIB_VERSION) ", which cannot be loaded (" +
        std::string(why == nullptr ? library_name : why) +
        "). Install it; on Debian it is libssl" OPENSSL_MSTR(OPENSSL_SHLIB_VERSION) ".");
}

// Never unloaded.
void* library() {
    static void* const library = [] {
        void* const loaded = dlopen(library_name, RTLD_NOW | RTLD_LOCAL);
        if (loaded == nullptr) complain();
        return loaded;
    }();
    return library;
}

template <typename Function>
Function* find(const char* name) {
    void* const found = dlsym(library(), name);
    if (found == nullptr) complain();
    return reinterpret_cast<Function*>(found);
}

}  // namespace

// NOLINTNEXTLINE(cppcoreguidelines-macro-usage): a name, and the text of it
#define PASS_ON(Result, name, parameters, arguments)             \
    Result name parameters {                                     \
        static const auto real = find<Result parameters>(#name); \
        return real arguments;                                   \
    }

// NOLINTBEGIN(readability-inconsistent-declaration-parameter-name): the headers have short ones
extern "C" {

PASS_ON(size_t, BIO_ctrl_pending, (BIO * bio), (bio))
PASS_ON(int, BIO_free, (BIO * bio), (bio))
PASS_ON(BIO*, BIO_new, (const BIO_METHOD* method), (method))
PASS_ON(int, BIO_read, (BIO * bio, void* data, int size), (bio, data, size))
PASS_ON(const BIO_METHOD*, BIO_s_mem, (), ())
PASS_ON(int, BIO_write, (BIO * bio, const void* data, int size), (bio, data, size))

PASS_ON(void, ERR_clear_error, (), ())
PASS_ON(unsigned long, ERR_peek_error, (), ())

PASS_ON(void, EVP_KDF_CTX_free, (EVP_KDF_CTX * context), (context))
PASS_ON(EVP_KDF_CTX*, EVP_KDF_CTX_new, (EVP_KDF * kdf), (kdf))
PASS_ON(int, EVP_KDF_derive,
        (EVP_KDF_CTX * context, unsigned char* key, size_t size, const OSSL_PARAM* parameters),
        (context, key, size, parameters))
PASS_ON(EVP_KDF*, EVP_KDF_fetch, (OSSL_LIB_CTX * context, const char* name, const char* properties),
        (context, name, properties))
PASS_ON(void, EVP_KDF_free, (EVP_KDF * kdf), (kdf))

PASS_ON(OSSL_PARAM, OSSL_PARAM_construct_end, (), ())
PASS_ON(OSSL_PARAM, OSSL_PARAM_construct_octet_string, (const char* key, void* data, size_t size),
        (key, data, size))
PASS_ON(OSSL_PARAM, OSSL_PARAM_construct_utf8_string, (const char* key, char* data, size_t size),
        (key, data, size))

PASS_ON(int, RAND_bytes, (unsigned char* data, int size), (data, size))

PASS_ON(const SSL_CIPHER*, SSL_CIPHER_find, (SSL * ssl, const unsigned char* number), (ssl, number))

PASS_ON(uint64_t, SSL_CTX_clear_options, (SSL_CTX * context, uint64_t options), (context, options))
PASS_ON(long, SSL_CTX_ctrl, (SSL_CTX * context, int command, long number, void* data),
        (context, command, number, data))
PASS_ON(void, SSL_CTX_free, (SSL_CTX * context), (context))
PASS_ON(SSL_CTX*, SSL_CTX_new, (const SSL_METHOD* method), (method))
PASS_ON(int, SSL_CTX_set_ciphersuites, (SSL_CTX * context, const char* names), (context, names))
PASS_ON(int, SSL_CTX_set_num_tickets, (SSL_CTX * context, size_t count), (context, count))
PASS_ON(uint64_t, SSL_CTX_set_options, (SSL_CTX * context, uint64_t options), (context, options))
PASS_ON(void, SSL_CTX_set_psk_find_session_callback,
        (SSL_CTX * context, SSL_psk_find_session_cb_func callback), (context, callback))
PASS_ON(void, SSL_CTX_set_psk_use_session_callback,
        (SSL_CTX * context, SSL_psk_use_session_cb_func callback), (context, callback))
PASS_ON(void, SSL_CTX_set_verify, (SSL_CTX * context, int mode, SSL_verify_cb callback),
        (context, mode, callback))

PASS_ON(void, SSL_SESSION_free, (SSL_SESSION * session), (session))
PASS_ON(SSL_SESSION*, SSL_SESSION_new, (), ())
PASS_ON(int, SSL_SESSION_set1_master_key,
        (SSL_SESSION * session, const unsigned char* key, size_t size), (session, key, size))
PASS_ON(int, SSL_SESSION_set_cipher, (SSL_SESSION * session, const SSL_CIPHER* cipher),
        (session, cipher))
PASS_ON(int, SSL_SESSION_set_protocol_version, (SSL_SESSION * session, int version),
        (session, version))

PASS_ON(int, SSL_do_handshake, (SSL * ssl), (ssl))
PASS_ON(void, SSL_free, (SSL * ssl), (ssl))
PASS_ON(size_t, SSL_get_client_random, (const SSL* ssl, unsigned char* random, size_t size),
        (ssl, random, size))
PASS_ON(int, SSL_get_error, (const SSL* ssl, int result), (ssl, result))
PASS_ON(void*, SSL_get_ex_data, (const SSL* ssl, int index), (ssl, index))
PASS_ON(SSL*, SSL_new, (SSL_CTX * context), (context))
PASS_ON(int, SSL_read, (SSL * ssl, void* data, int size), (ssl, data, size))
PASS_ON(int, SSL_session_reused, (const SSL* ssl), (ssl))
PASS_ON(void, SSL_set_accept_state, (SSL * ssl), (ssl))
PASS_ON(void, SSL_set_bio, (SSL * ssl, BIO* in, BIO* out), (ssl, in, out))
PASS_ON(void, SSL_set_connect_state, (SSL * ssl), (ssl))
PASS_ON(int, SSL_set_ex_data, (SSL * ssl, int index, void* data), (ssl, index, data))
PASS_ON(int, SSL_shutdown, (SSL * ssl), (ssl))
PASS_ON(int, SSL_version, (const SSL* ssl), (ssl))
PASS_ON(int, SSL_write, (SSL * ssl, const void* data, int size), (ssl, data, size))

PASS_ON(const SSL_METHOD*, TLS_client_method, (), ())
PASS_ON(const SSL_METHOD*, TLS_server_method, (), ())

}  // extern "C"
// NOLINTEND(readability-inconsistent-declaration-parameter-name)
