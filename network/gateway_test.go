package network

import (
	"bytes"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"testing"

	"golang.org/x/net/proxy"

	"galley/network/nametest"
)

// by is a client that goes through the gateway, and keeps connections as browsers do.
func by(t testing.TB, g *Gateway) *http.Client {
	t.Helper()
	u, err := url.Parse(g.URL())
	if err != nil {
		t.Fatal(err)
	}
	d, err := proxy.FromURL(u, nil)
	if err != nil {
		t.Fatal(err)
	}
	tr := &http.Transport{DialContext: d.(proxy.ContextDialer).DialContext}
	t.Cleanup(tr.CloseIdleConnections)
	return &http.Client{Transport: tr}
}

func gateway(t testing.TB) *Gateway {
	t.Helper()
	g, err := NewGateway()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(g.Close)
	return g
}

func read(c *http.Client, address string) (string, error) {
	res, err := c.Get(address)
	if err != nil {
		return "", err
	}
	defer res.Body.Close()
	data, err := io.ReadAll(res.Body)
	return string(data), err
}

func TestGateway(t *testing.T) {
	wire, port := tripwire(t)
	g := gateway(t)
	c := by(t, g)
	if _, err := read(c, wire.URL); err == nil {
		t.Error("without a page the server is reached")
	}
	s := (&Policy{}).Open(wire.URL)
	g.Begin(s, 0, nil)
	if got, err := read(c, wire.URL); got != "here" {
		t.Errorf("%q, %v", got, err)
	}
	// The connection that is kept is not for the next page, and neither is a new one.
	g.End()
	if _, err := read(c, wire.URL); err == nil {
		t.Error("between two pages the server is reached")
	}
	g.Begin((&Policy{}).Open("http://other.example/"), 0, nil)
	if _, err := read(c, wire.URL); err == nil {
		t.Error("another page reaches the server")
	}
	// By its name and by its address.
	for _, host := range []string{"localhost", "127.0.0.1"} {
		g.Begin((&Policy{Mode: Public, Allow: []Rule{rule(t, fmt.Sprintf("%s:%d", host, port))}}).Open(""), 0, nil)
		if got, err := read(c, fmt.Sprintf("http://%s:%d/", host, port)); got != "here" {
			t.Errorf("%s: %q, %v", host, got, err)
		}
	}
}

// A page that receives more than its limit loses its connections.
func TestGatewayLimit(t *testing.T) {
	endless := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		for chunk := bytes.Repeat([]byte("x"), 1<<16); r.Context().Err() == nil; {
			w.Write(chunk)
		}
	}))
	t.Cleanup(endless.Close)
	g := gateway(t)
	over := make(chan bool, 10)
	g.Begin((&Policy{}).Open(endless.URL), 1<<20, func() { over <- true })
	got, err := read(by(t, g), endless.URL)
	if err == nil || len(got) > 2<<20 {
		t.Errorf("%d bytes, %v", len(got), err)
	}
	<-over
}

// What is not SOCKS is hung up on.
func TestGatewayHostile(t *testing.T) {
	g := gateway(t)
	g.Begin((&Policy{Mode: Any}).Open(""), 0, nil)
	for _, hello := range []string{"GET / HTTP/1.1\r\n\r\n", "\x04\x01\x00\x50\x7f\x00\x00\x01\x00", "\x05\x01\x00\x05\x02\x00\x01\x7f\x00\x00\x01\x00\x50", "\x05\x01\x00\x05\x01\x00\x09\x00", "\x05\x00\x05\x01\x00\x03\x00\x00\x50"} {
		conn, err := net.Dial("tcp", g.listener.Addr().String())
		if err != nil {
			t.Fatal(err)
		}
		io.WriteString(conn, hello)
		conn.(*net.TCPConn).CloseWrite()
		if got, _ := io.ReadAll(conn); len(got) > 2 {
			t.Errorf("%q is answered %q", hello, got)
		}
		conn.Close()
	}
}

// pipe is a connection with what it is sent already in it.
type pipe struct {
	net.Conn
	in io.Reader
}

func (p pipe) Read(b []byte) (int, error)  { return p.in.Read(b) }
func (p pipe) Write(b []byte) (int, error) { return len(b), nil }

func FuzzGatewayRequest(f *testing.F) {
	f.Add([]byte("\x05\x01\x00\x05\x01\x00\x03\x0bexample.org\x00\x50"))
	f.Add([]byte("\x05\x01\x00\x05\x01\x00\x01\x7f\x00\x00\x01\x00\x50"))
	f.Fuzz(func(t *testing.T, data []byte) {
		to, err := readRequest(pipe{in: bytes.NewReader(data)})
		if err == nil && (to.host == "" || len(to.host) > 255) {
			t.Errorf("%q leads to %q", data, to.host)
		}
	})
}

// FuzzHosts holds that no spelling of a host passes as public and leads to loopback.
func FuzzHosts(f *testing.F) {
	for _, s := range []string{"127.0.0.1", "0x7f.1", "[::1]", "localhost", "a.localhost.", "2130706433"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, host string) {
		p := &Policy{Mode: Public, Resolver: &net.Resolver{PreferGo: true, Dial: nil}}
		if a, ok := hostAddress(canonical(host)); ok && a.Unmap().IsLoopback() && p.Open("").Check(t.Context(), "http://"+host+"/") == nil {
			t.Errorf("%q is public", host)
		}
		if r, err := ParseRule(host); err == nil {
			r.named(host, 80)
		}
		blockedHost(host)
	})
}

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
			conn, err := (&Policy{Proxy: u, Resolver: resolver}).Open("http://given.example/").Dial(t.Context(), tt.to, 80)
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

func BenchmarkGateway(b *testing.B) {
	wire, _ := tripwire(b)
	for _, how := range []string{"direct", "gateway"} {
		b.Run(how, func(b *testing.B) {
			c := &http.Client{Transport: &http.Transport{DisableKeepAlives: true}}
			if how == "gateway" {
				g := gateway(b)
				g.Begin((&Policy{}).Open(wire.URL), 0, nil)
				c = by(b, g)
				c.Transport.(*http.Transport).DisableKeepAlives = true
			}
			for b.Loop() {
				if _, err := read(c, wire.URL); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
