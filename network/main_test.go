package network

import (
	"context"
	"net"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"os"
	"strconv"
	"strings"
	"sync"
	"testing"

	"go.uber.org/goleak"
	"golang.org/x/net/dns/dnsmessage"
)

func TestMain(m *testing.M) {
	for _, name := range []string{"HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY", "http_proxy", "https_proxy", "all_proxy"} {
		os.Unsetenv(name)
	}
	goleak.VerifyTestMain(m)
}

// nameServer is a server of DNS: each name has answers, one after the other, of which the
// last one stays. An answer is a list of addresses with blanks between them.
type nameServer struct {
	mu    sync.Mutex
	names map[string][]string
	asked map[string]int
}

// serveNames starts a server of DNS, and gives a resolver that asks it.
func serveNames(t testing.TB, names map[string][]string) (*nameServer, *net.Resolver) {
	t.Helper()
	conn, err := net.ListenPacket("udp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { conn.Close() })
	s := &nameServer{names: names, asked: map[string]int{}}
	go s.serve(conn)
	return s, &net.Resolver{PreferGo: true, Dial: func(ctx context.Context, _, _ string) (net.Conn, error) {
		return new(net.Dialer).DialContext(ctx, "udp", conn.LocalAddr().String())
	}}
}

func (s *nameServer) serve(conn net.PacketConn) {
	buf := make([]byte, 1500)
	for {
		n, from, err := conn.ReadFrom(buf)
		if err != nil {
			return
		}
		var m dnsmessage.Message
		if m.Unpack(buf[:n]) != nil || len(m.Questions) != 1 {
			continue
		}
		s.answer(&m)
		if out, err := m.Pack(); err == nil {
			conn.WriteTo(out, from)
		}
	}
}

func (s *nameServer) answer(m *dnsmessage.Message) {
	s.mu.Lock()
	defer s.mu.Unlock()
	q := m.Questions[0]
	m.Response, m.RecursionAvailable, m.Additionals = true, true, nil
	name := strings.TrimSuffix(strings.ToLower(q.Name.String()), ".")
	key := name + " " + q.Type.String()
	answers, ok := s.names[name]
	if !ok {
		m.RCode = dnsmessage.RCodeNameError
		return
	}
	now := answers[min(s.asked[key], len(answers)-1)]
	s.asked[key]++
	for _, text := range strings.Fields(now) {
		a := netip.MustParseAddr(text)
		h := dnsmessage.ResourceHeader{Name: q.Name, Type: q.Type, Class: q.Class}
		switch {
		case a.Is4() && q.Type == dnsmessage.TypeA:
			m.Answers = append(m.Answers, dnsmessage.Resource{Header: h, Body: &dnsmessage.AResource{A: a.As4()}})
		case a.Is6() && q.Type == dnsmessage.TypeAAAA:
			m.Answers = append(m.Answers, dnsmessage.Resource{Header: h, Body: &dnsmessage.AAAAResource{AAAA: a.As16()}})
		}
	}
}

// tripwire is a server on loopback, and its port.
func tripwire(t testing.TB) (*httptest.Server, uint16) {
	t.Helper()
	s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { w.Write([]byte("here")) }))
	t.Cleanup(s.Close)
	port, err := strconv.ParseUint(s.URL[strings.LastIndex(s.URL, ":")+1:], 10, 16)
	if err != nil {
		t.Fatal(err)
	}
	return s, uint16(port)
}

func rule(t testing.TB, s string) Rule {
	t.Helper()
	r, err := ParseRule(s)
	if err != nil {
		t.Fatal(err)
	}
	return r
}
