#include "net/tls.hpp"

#include <openssl/bio.h>
#include <openssl/err.h>
#include <openssl/ssl.h>

#include <algorithm>
#include <array>
#include <deque>
#include <optional>
#include <set>
#include <span>
#include <stdexcept>
#include <utility>

namespace tabletop::net {
namespace {

struct Free {
    void operator()(SSL_CTX* context) const { SSL_CTX_free(context); }
    void operator()(SSL* ssl) const { SSL_free(ssl); }
    void operator()(SSL_SESSION* session) const { SSL_SESSION_free(session); }
    void operator()(BIO* bio) const { BIO_free(bio); }
};
template <class Thing>
using Owned = std::unique_ptr<Thing, Free>;

constexpr const char* cipher_name = "TLS_AES_128_GCM_SHA256";
constexpr std::array<unsigned char, 2> cipher_number{0x13, 0x01};

struct Secret {
    Code::Identity identity;
    Code::Key key;
};

// Remembers the hellos that have proved a code, by their random numbers, to detect replays. A guest never sends the same
// hello twice; an eavesdropper can.
class KnownHellos {
public:
    using HelloRandom = std::array<unsigned char, SSL3_RANDOM_SIZE>;

    // Returns whether the hello is new.
    bool add(const HelloRandom& random) {
        if (!known_.insert(random).second) return false;
        in_order_.push_back(random);
        if (in_order_.size() > most) {
            known_.erase(in_order_.front());
            in_order_.pop_front();
        }
        return true;
    }

private:
    static constexpr std::size_t most = 4096;

    std::set<HelloRandom> known_;
    std::deque<HelloRandom> in_order_;
};

[[noreturn]] void complain() { throw std::runtime_error("OpenSSL cannot begin a connection."); }

// OpenSSL takes a pre-shared key in the form of a resumed session.
Owned<SSL_SESSION> session_of(SSL* ssl, const Secret& secret) {
    Owned<SSL_SESSION> session(SSL_SESSION_new());
    const SSL_CIPHER* cipher = SSL_CIPHER_find(ssl, cipher_number.data());
    if (!session || cipher == nullptr ||
        SSL_SESSION_set1_master_key(session.get(), secret.key.data(), secret.key.size()) != 1 ||
        SSL_SESSION_set_cipher(session.get(), cipher) != 1 ||
        SSL_SESSION_set_protocol_version(session.get(), TLS1_3_VERSION) != 1) {
        return nullptr;
    }
    return session;
}

int never_trust_a_certificate(int /*good*/, X509_STORE_CTX* /*store*/) { return 0; }

// The alerts of a peer that refuses our code: it found no key (40, 115), or the proof was wrong (47, 51).
bool is_about_the_code(unsigned long error) {
    constexpr std::array alerts{SSL_AD_HANDSHAKE_FAILURE, SSL_AD_UNKNOWN_PSK_IDENTITY,
                                SSL_AD_ILLEGAL_PARAMETER, SSL_AD_DECRYPT_ERROR};
    const int reason = ERR_GET_REASON(error);
    return ERR_GET_LIB(error) == ERR_LIB_SSL &&
           std::any_of(alerts.begin(), alerts.end(),
                       [&](int alert) { return reason == SSL_AD_REASON_OFFSET + alert; });
}

}  // namespace

struct TlsSide::Impl {
    bool is_host = false;
    std::vector<Secret> secrets;  // by the number of the code
    Owned<SSL_CTX> context;
    KnownHellos hellos;
};

struct Tls::Impl {
    std::shared_ptr<TlsSide::Impl> side;
    Owned<SSL> ssl;
    BIO* in = nullptr;  // both are owned by ssl
    BIO* out = nullptr;
    std::optional<std::size_t> key;
    std::optional<bool> is_new_hello;

    static Impl& of(SSL* ssl) { return *static_cast<Impl*>(SSL_get_ex_data(ssl, 0)); }

    // At the host: finds the key for a guest's identity.
    static int find(SSL* ssl, const unsigned char* identity, std::size_t size,
                    SSL_SESSION** session) {
        Impl& impl = of(ssl);
        const std::span<const unsigned char> wanted(identity, size);
        const auto& secrets = impl.side->secrets;
        const auto found = std::find_if(secrets.begin(), secrets.end(), [&](const Secret& secret) {
            return std::equal(wanted.begin(), wanted.end(), secret.identity.begin(),
                              secret.identity.end());
        });
        *session = nullptr;
        impl.key.reset();
        if (found == secrets.end()) return 1;  // continues, and fails without a certificate
        *session = session_of(ssl, *found).release();
        impl.key = static_cast<std::size_t>(found - secrets.begin());
        return *session == nullptr ? 0 : 1;
    }

    // At the guest: supplies its key.
    static int use(SSL* ssl, const EVP_MD* /*digest*/, const unsigned char** identity,
                   std::size_t* size, SSL_SESSION** session) {
        const Secret& secret = of(ssl).side->secrets.front();
        *identity = secret.identity.data();
        *size = secret.identity.size();
        *session = session_of(ssl, secret).release();
        return *session == nullptr ? 0 : 1;
    }
};

namespace {

Owned<SSL_CTX> context_of(bool is_host) {
    Owned<SSL_CTX> context(SSL_CTX_new(is_host ? TLS_server_method() : TLS_client_method()));
    if (!context || SSL_CTX_set_min_proto_version(context.get(), TLS1_3_VERSION) != 1 ||
        SSL_CTX_set_max_proto_version(context.get(), TLS1_3_VERSION) != 1 ||
        SSL_CTX_set_ciphersuites(context.get(), cipher_name) != 1 ||
        SSL_CTX_set_num_tickets(context.get(), 0) != 1) {
        complain();
    }
    // Always add an ephemeral key exchange: recorded traffic stays secret even if the code leaks later.
    SSL_CTX_clear_options(context.get(), SSL_OP_ALLOW_NO_DHE_KEX);
    SSL_CTX_set_options(context.get(),
                        SSL_OP_NO_TICKET | SSL_OP_NO_COMPRESSION | SSL_OP_NO_RENEGOTIATION);
    SSL_CTX_set_mode(context.get(), SSL_MODE_RELEASE_BUFFERS);
    SSL_CTX_set_session_cache_mode(context.get(), SSL_SESS_CACHE_OFF);
    // Otherwise a man in the middle could authenticate with a certificate instead of the key.
    SSL_CTX_set_verify(context.get(), is_host ? SSL_VERIFY_NONE : SSL_VERIFY_PEER,
                       &never_trust_a_certificate);
    return context;
}

}  // namespace

TlsSide::TlsSide(std::shared_ptr<Impl> secrets) : secrets_(std::move(secrets)) {}

TlsSide TlsSide::host(const std::vector<Code>& codes) {
    const auto secrets = std::make_shared<Impl>();
    secrets->is_host = true;
    for (const Code& code : codes) secrets->secrets.push_back({code.identity(), code.key()});
    secrets->context = context_of(true);
    SSL_CTX_set_psk_find_session_callback(secrets->context.get(), &Tls::Impl::find);
    return TlsSide(secrets);
}

TlsSide TlsSide::guest(const Code& code) {
    const auto secrets = std::make_shared<Impl>();
    secrets->secrets.push_back({code.identity(), code.key()});
    secrets->context = context_of(false);
    SSL_CTX_set_psk_use_session_callback(secrets->context.get(), &Tls::Impl::use);
    return TlsSide(secrets);
}

std::unique_ptr<Tls> TlsSide::begin() const {
    auto impl = std::make_unique<Tls::Impl>();
    impl->side = secrets_;
    impl->ssl.reset(SSL_new(secrets_->context.get()));
    Owned<BIO> in(BIO_new(BIO_s_mem()));
    Owned<BIO> out(BIO_new(BIO_s_mem()));
    if (!impl->ssl || !in || !out || SSL_set_ex_data(impl->ssl.get(), 0, impl.get()) != 1) {
        complain();
    }
    impl->in = in.get();
    impl->out = out.get();
    SSL_set_bio(impl->ssl.get(), in.release(), out.release());
    if (secrets_->is_host) {
        SSL_set_accept_state(impl->ssl.get());
    } else {
        SSL_set_connect_state(impl->ssl.get());
    }
    std::unique_ptr<Tls> tls(new Tls(std::move(impl)));
    tls->shake();
    return tls;
}

Tls::Tls(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
Tls::~Tls() = default;

void Tls::receive(std::string_view wire) {
    if (state_ != State::Shaking && state_ != State::Open) return;
    const int size = static_cast<int>(wire.size());
    if (BIO_write(impl_->in, wire.data(), size) != size) {
        state_ = State::Broken;
        return;
    }
    if (state_ == State::Shaking) shake();
    if (state_ == State::Open) read();
}

void Tls::shake() {
    ERR_clear_error();
    const int result = SSL_do_handshake(impl_->ssl.get());
    if (result != 1) {
        fail(result);
        return look_at_hello();
    }
    // Defence in depth: no handshake should succeed without the key.
    const bool by_key = SSL_session_reused(impl_->ssl.get()) == 1;
    was_open_ = by_key && SSL_version(impl_->ssl.get()) == TLS1_3_VERSION;
    state_ = was_open_ ? State::Open : State::Broken;
}

// A wrong proof of the code would have failed the handshake by now. A replayed hello proves nothing but is not refused:
// otherwise an eavesdropper who is faster than the guest could keep the guest out.
void Tls::look_at_hello() {
    if (state_ != State::Shaking || !impl_->key || impl_->is_new_hello) return;
    KnownHellos::HelloRandom random{};
    SSL_get_client_random(impl_->ssl.get(), random.data(), random.size());
    impl_->is_new_hello = impl_->side->hellos.add(random);
}

void Tls::read() {
    std::array<char, 16384> buffer;  // NOLINT(cppcoreguidelines-pro-type-member-init)
    for (;;) {
        ERR_clear_error();
        const int size = SSL_read(impl_->ssl.get(), buffer.data(), static_cast<int>(buffer.size()));
        if (size <= 0) return fail(size);
        heard_.append(buffer.data(), static_cast<std::size_t>(size));
    }
}

void Tls::fail(int result) {
    const int what = SSL_get_error(impl_->ssl.get(), result);
    if (what == SSL_ERROR_WANT_READ || what == SSL_ERROR_WANT_WRITE) return;
    if (what == SSL_ERROR_ZERO_RETURN) {
        state_ = State::Closed;
        return;
    }
    const bool about_code = state_ == State::Shaking && is_about_the_code(ERR_peek_error());
    state_ = about_code ? State::WrongCode : State::Broken;
    ERR_clear_error();
}

std::string Tls::take_heard() { return std::exchange(heard_, {}); }

void Tls::send(std::string_view plain) {
    if (state_ != State::Open || plain.empty()) return;
    ERR_clear_error();
    const int size = static_cast<int>(plain.size());
    // Writes to a memory BIO are never partial.
    if (SSL_write(impl_->ssl.get(), plain.data(), size) != size) state_ = State::Broken;
}

void Tls::say_goodbye() {
    if (state_ != State::Open && state_ != State::Closed) return;
    ERR_clear_error();
    SSL_shutdown(impl_->ssl.get());
}

std::string Tls::take_wire() {
    std::string wire(waiting_for_wire(), '\0');
    if (wire.empty()) return wire;
    const int size = BIO_read(impl_->out, wire.data(), static_cast<int>(wire.size()));
    wire.resize(static_cast<std::size_t>(std::max(size, 0)));
    return wire;
}

std::size_t Tls::waiting_for_wire() const { return BIO_ctrl_pending(impl_->out); }

bool Tls::knows_a_code() const {
    return impl_->is_new_hello.value_or(false) &&
           (state_ == State::Shaking || state_ == State::Open);
}

std::size_t Tls::key() const { return impl_->key.value_or(0); }

}  // namespace tabletop::net
