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
	"time"

	"golang.org/x/net/proxy"
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
	g.Begin((&Policy{}).Open(endless.URL), 0, func() { t.Error("a limit of 0 is one") })
	res, err := by(t, g).Get(endless.URL)
	if err != nil {
		t.Fatal(err)
	}
	defer res.Body.Close()
	if n, err := io.CopyN(io.Discard, res.Body, 4<<20); err != nil {
		t.Errorf("without a limit: %d bytes, %v", n, err)
	}
}

// What a page has given up ends, and is not begun again; what other pages have of it stays.
func TestGiveUp(t *testing.T) {
	wire, port := tripwire(t)
	g := gateway(t)
	open := func(address string) (*Session, net.Conn) {
		s := (&Policy{Mode: Any}).Open(address)
		g.Begin(s, 0, nil)
		u, _ := url.Parse(g.URL())
		d, err := proxy.FromURL(u, nil)
		if err != nil {
			t.Fatal(err)
		}
		conn, err := d.Dial("tcp", strings.TrimPrefix(wire.URL, "http://"))
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { conn.Close() })
		return s, conn
	}
	answers := func(conn net.Conn) bool {
		fmt.Fprint(conn, "GET / HTTP/1.1\r\nHost: a.example\r\n\r\n")
		conn.SetReadDeadline(time.Now().Add(5 * time.Second))
		n, _ := conn.Read(make([]byte, 1000))
		return n > 0
	}
	before, kept := open("http://before.example/")
	s, left := open("http://page.example/")
	if !answers(kept) || !answers(left) {
		t.Fatal("the server is not reached")
	}
	g.GiveUp(s, "http://127.0.0.1:1/")
	if !answers(left) {
		t.Error("a connection to another port ends")
	}
	g.GiveUp(s, "http://:80/")
	g.GiveUp(s, wire.URL+"/x")
	if answers(left) || !answers(kept) {
		t.Error("the wrong connections end")
	}
	if _, err := s.Dial(t.Context(), "127.0.0.1", port); err == nil {
		t.Error("the page connects again")
	}
	if conn, err := before.Dial(t.Context(), "127.0.0.1", port); err != nil {
		t.Errorf("another page: %v", err)
	} else {
		conn.Close()
	}
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
