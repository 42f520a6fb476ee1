package render

import (
	"context"
	"crypto/tls"
	"errors"
	"io"
	"net"
	"slices"
	"strings"
	"syscall"
)

// reason is a failure of a connection as people and Chrome and Go say it.
type reason struct {
	words   string
	advice  string // what to do about it; may be empty
	lasting bool   // another try ends the same
	codes   []string
	is      func(error) bool // an error of Go; may be nil
}

// later is the advice where nothing is wrong with the address.
const later = "try again later; galley batch does so by itself"

// reasons are the failures that people meet. The codes are Chrome's (net_error_list.h) without
// their "net::ERR_".
var reasons = []reason{
	{"no host has this name", "look at how the address is written; if it is right, is this machine on the network, or does it need --proxy?", false,
		[]string{"NAME_NOT_RESOLVED"}, isNoHost},
	{"nothing answers on this port", "look at the port of the address; if it is right, the server does not run", false,
		[]string{"CONNECTION_REFUSED"}, is(syscall.ECONNREFUSED)},
	{"browsers load nothing from this port", "--no-browser loads from every port", true,
		[]string{"UNSAFE_PORT"}, nil},
	{"the server ended the connection without an answer", later, false,
		[]string{"EMPTY_RESPONSE"}, func(err error) bool {
			return err == io.EOF || strings.Contains(err.Error(), "server closed idle connection")
		}},
	{"the answer breaks off before its end", later, false,
		[]string{"CONTENT_LENGTH_MISMATCH", "INCOMPLETE_CHUNKED_ENCODING", "INCOMPLETE_HTTP2_RESPONSE"}, is(io.ErrUnexpectedEOF)},
	{"the server broke the connection off", later, false,
		[]string{"CONNECTION_RESET", "CONNECTION_CLOSED", "CONNECTION_ABORTED", "SOCKET_NOT_CONNECTED"}, is(syscall.ECONNRESET)},
	{"the host does not answer", later, false,
		[]string{"CONNECTION_TIMED_OUT", "TIMED_OUT"}, is(syscall.ETIMEDOUT)},
	{"this machine has no way to the host", "is this machine on the network, or does it need --proxy?", false,
		[]string{"INTERNET_DISCONNECTED", "ADDRESS_UNREACHABLE", "NETWORK_CHANGED", "NETWORK_ACCESS_DENIED"}, func(err error) bool {
			return errors.Is(err, syscall.ENETUNREACH) || errors.Is(err, syscall.EHOSTUNREACH)
		}},
	{"what answers there does not speak HTTP", "look at the port of the address", false,
		[]string{"INVALID_HTTP_RESPONSE"}, says("malformed HTTP")},
	{"what answers there does not speak TLS, or no version of it that is safe", "look whether the address begins with http:// instead", false,
		[]string{"SSL_PROTOCOL_ERROR", "SSL_VERSION_OR_CIPHER_MISMATCH"}, func(err error) bool {
			var header tls.RecordHeaderError
			return errors.As(err, &header) || says("server gave HTTP response to HTTPS client")(err)
		}},
	{"the proxy does not answer, or refuses the address", "look at --proxy", false,
		[]string{"PROXY_CONNECTION_FAILED", "TUNNEL_CONNECTION_FAILED"}, says("proxyconnect")},
	{"there are too many redirects", "", true,
		[]string{"TOO_MANY_REDIRECTS"}, says(" redirects")},
}

// Unreached is the *NetworkError of an address that was not loaded, in words if the reason is
// one that people meet, as err says it otherwise.
func Unreached(address string, err error) *NetworkError {
	if errors.Is(err, context.DeadlineExceeded) {
		return &NetworkError{URL: address, Reason: "the answer was not there, or not all of it, when its time was over", Advice: moreTime}
	}
	i := slices.IndexFunc(reasons, func(r reason) bool { return r.is != nil && r.is(err) })
	if i < 0 {
		return &NetworkError{URL: address, Reason: err.Error(), Advice: certificateAdvice(err.Error())}
	}
	e := reasons[i].of(address)
	e.NoHost = isNoHost(err)
	return e
}

// unloaded is Unreached of what Chrome says.
func unloaded(address, text string) *NetworkError {
	code, _ := strings.CutPrefix(text, "net::ERR_")
	i := slices.IndexFunc(reasons, func(r reason) bool { return slices.Contains(r.codes, code) })
	if i < 0 {
		return &NetworkError{URL: address, Reason: text, Advice: certificateAdvice(text)}
	}
	e := reasons[i].of(address)
	e.NoHost = code == "NAME_NOT_RESOLVED"
	return e
}

func (r *reason) of(address string) *NetworkError {
	return &NetworkError{URL: address, Reason: r.words, Advice: r.advice, Lasting: r.lasting}
}

// certificateAdvice says what to do about a certificate. Chrome and Go name what is wrong with it.
func certificateAdvice(text string) string {
	if strings.HasPrefix(text, "net::ERR_CERT_") || strings.Contains(text, "x509: ") {
		return "only servers are loaded from whose certificate this machine trusts: add the authority that signed it to those of the system"
	}
	return ""
}

func isNoHost(err error) bool {
	var dns *net.DNSError
	return errors.As(err, &dns) && dns.IsNotFound
}

func is(target error) func(error) bool {
	return func(err error) bool { return errors.Is(err, target) }
}

func says(text string) func(error) bool {
	return func(err error) bool { return strings.Contains(err.Error(), text) }
}
