package network

import (
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"testing"

	"galley/network/nametest"
)

// Connections go by way of a proxy, which is told who asks, and no secret is in an error.
func TestProxy(t *testing.T) {
	wire, _ := tripwire(t)
	var asked []string
	through := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		asked = append(asked, r.Method+" "+r.Host+" "+r.Header.Get("Proxy-Authorization"))
		if r.Header.Get("Proxy-Authorization") != "Basic bWU6c2VjcmV0" {
			w.WriteHeader(http.StatusProxyAuthRequired)
			return
		}
		server, err := net.Dial("tcp", strings.TrimPrefix(wire.URL, "http://"))
		if err != nil {
			t.Error(err)
			return
		}
		client, rest, _ := w.(http.Hijacker).Hijack()
		io.WriteString(client, "HTTP/1.1 200 OK\r\n\r\n")
		go func() { io.Copy(server, rest); server.Close() }()
		go func() { io.Copy(client, server); client.Close() }()
	}))
	t.Cleanup(through.Close)
	_, resolver := nametest.Serve(t, map[string][]string{"public.example": {"93.184.215.14"}, "private.example": {"10.0.0.1"}})
	host := strings.TrimPrefix(through.URL, "http://")
	for _, tt := range []struct{ name, proxy, to, asked, fails string }{
		{"told the address", "http://me:secret@" + host, "public.example", "CONNECT 93.184.215.14:80 Basic bWU6c2VjcmV0", ""},
		{"without password", "http://" + host, "public.example", "CONNECT 93.184.215.14:80 ", "407"},
		{"wrong password", "http://me:wrong@" + host, "public.example", "CONNECT 93.184.215.14:80 Basic bWU6d3Jvbmc=", "407"},
		{"refused before", "http://me:secret@" + host, "private.example", "", "10.0.0.1"},
		{"given by name", "http://me:secret@" + host, "given.example", "CONNECT given.example:80 Basic bWU6c2VjcmV0", ""},
	} {
		t.Run(tt.name, func(t *testing.T) {
			asked = nil
			u, err := ParseProxy(tt.proxy)
			if err != nil {
				t.Fatal(err)
			}
			s := (&Policy{Proxy: u, Resolver: resolver}).Open("http://given.example/")
			conn, err := s.Dial(t.Context(), tt.to, 80)
			// Nobody here knows where the name leads that the proxy was told.
			if excepted := s.Excepted() != ""; excepted != (tt.to == "given.example") {
				t.Errorf("excepted %v", excepted)
			}
			if got := strings.Join(asked, ","); got != tt.asked {
				t.Errorf("the proxy is asked %q, want %q", got, tt.asked)
			}
			if tt.fails != "" {
				if err == nil || !strings.Contains(err.Error(), tt.fails) || strings.Contains(err.Error(), "secret") || strings.Contains(err.Error(), "wrong") {
					t.Errorf("%v, want %s in it and no password", err, tt.fails)
				}
				return
			}
			if err != nil {
				t.Fatal(err)
			}
			defer conn.Close()
			fmt.Fprint(conn, "GET / HTTP/1.0\r\n\r\n")
			if got, _ := io.ReadAll(conn); !strings.HasSuffix(string(got), "here") {
				t.Errorf("%q", got)
			}
		})
	}
}

// TestProxied: of the environment the proxy for the scheme that a port is of counts, unless none is to be used.
func TestProxied(t *testing.T) {
	t.Setenv("HTTPS_PROXY", "http://secure.example:1")
	t.Setenv("HTTP_PROXY", "http://plain.example:1")
	t.Setenv("NO_PROXY", "near.example")
	own := &url.URL{Scheme: "http", Host: "own.example:1"}
	for _, tt := range []struct {
		policy *Policy
		host   string
		port   uint16
		want   string
	}{
		{&Policy{}, "a.example", 443, "secure.example:1"}, {&Policy{}, "a.example", 8443, "secure.example:1"}, {&Policy{}, "a.example", 80, "plain.example:1"},
		{&Policy{}, "near.example", 443, ""}, {&Policy{Direct: true}, "a.example", 443, ""}, {&Policy{Proxy: own}, "near.example", 443, "own.example:1"},
	} {
		got := ""
		if u := tt.policy.proxied(tt.host, tt.port); u != nil {
			got = u.Host
		}
		if got != tt.want {
			t.Errorf("%s:%d goes by way of %q, want %q", tt.host, tt.port, got, tt.want)
		}
	}
}

// One gateway goes by way of another: SOCKS5 as a proxy of the user's.
func TestProxySOCKS(t *testing.T) {
	wire, _ := tripwire(t)
	outer := gateway(t)
	outer.Begin((&Policy{Mode: Any}).Open(""), 0, nil)
	u, err := ParseProxy(outer.URL())
	if err != nil {
		t.Fatal(err)
	}
	g := gateway(t)
	g.Begin((&Policy{Proxy: u}).Open(wire.URL), 0, nil)
	if got, err := read(by(t, g), wire.URL); got != "here" {
		t.Errorf("%q, %v", got, err)
	}
	for _, bad := range []string{"", "host:1", "ftp://host", "http://", "http://a b:secret@/"} {
		if _, err := ParseProxy(bad); err == nil || strings.Contains(err.Error(), "secret") {
			t.Errorf("%q: %v", bad, err)
		}
	}
}
