package render

import (
	"context"
	"crypto/tls"
	"errors"
	"fmt"
	"io"
	"net"
	"strings"
	"syscall"
	"testing"
)

// What Chrome and what Go say of one failure has the same words and the same advice.
func TestReasons(t *testing.T) {
	for _, tt := range []struct {
		code    string
		err     error
		words   string
		lasting bool
	}{
		{"NAME_NOT_RESOLVED", &net.DNSError{IsNotFound: true}, "no host has this name", false},
		{"CONNECTION_REFUSED", &net.OpError{Op: "dial", Err: syscall.ECONNREFUSED}, "nothing answers on this port", false},
		{"EMPTY_RESPONSE", io.EOF, "without an answer", false},
		{"CONTENT_LENGTH_MISMATCH", io.ErrUnexpectedEOF, "breaks off", false},
		{"CONNECTION_RESET", syscall.ECONNRESET, "broke the connection off", false},
		{"CONNECTION_TIMED_OUT", syscall.ETIMEDOUT, "does not answer", false},
		{"ADDRESS_UNREACHABLE", syscall.EHOSTUNREACH, "no way to the host", false},
		{"INVALID_HTTP_RESPONSE", errors.New(`net/http: malformed HTTP response "x"`), "does not speak HTTP", false},
		{"SSL_PROTOCOL_ERROR", tls.RecordHeaderError{Msg: "first record does not look like a TLS handshake"}, "does not speak TLS", false},
		{"PROXY_CONNECTION_FAILED", errors.New("proxyconnect tcp: refused"), "the proxy", false},
		{"TOO_MANY_REDIRECTS", errors.New("more than 10 redirects"), "too many redirects", true},
	} {
		t.Run(tt.code, func(t *testing.T) {
			chrome, program := unloaded("u", "net::ERR_"+tt.code), Unreached("u", fmt.Errorf("get: %w", tt.err))
			if errors.Is(tt.err, io.EOF) {
				program = Unreached("u", tt.err)
			}
			if *chrome != *program || chrome.Lasting != tt.lasting || !strings.Contains(chrome.Reason, tt.words) {
				t.Errorf("Chrome: %+v\nGo: %+v", *chrome, *program)
			}
		})
	}
}

// A failure that nobody put into words is said as it came; a certificate and a slow server have
// advice all the same.
func TestOtherReasons(t *testing.T) {
	for _, tt := range []struct {
		name           string
		err            *NetworkError
		reason, advice string
	}{
		{"of Chrome", unloaded("u", "net::ERR_FAILED"), "net::ERR_FAILED", ""},
		{"of Go", Unreached("u", errors.New("odd")), "odd", ""},
		{"certificate in Chrome", unloaded("u", "net::ERR_CERT_DATE_INVALID"), "net::ERR_CERT_DATE_INVALID", "certificate"},
		{"certificate in Go", Unreached("u", errors.New("x509: expired")), "x509: expired", "certificate"},
		{"slow", Unreached("u", context.DeadlineExceeded), "when its time was over", "--timeout"},
		{"a port that only Chrome refuses", unloaded("u", "net::ERR_UNSAFE_PORT"), "from this port", "--no-browser"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if !strings.Contains(tt.err.Reason, tt.reason) || !strings.Contains(tt.err.Hint(), tt.advice) || tt.advice == "" && tt.err.Hint() != "" {
				t.Errorf("%q, hint %q; want %q, hint %q", tt.err.Reason, tt.err.Hint(), tt.reason, tt.advice)
			}
		})
	}
}
