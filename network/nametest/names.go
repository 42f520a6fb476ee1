// Package nametest has a server of DNS for tests.
package nametest

import (
	"context"
	"net"
	"net/netip"
	"strings"
	"sync"
	"testing"

	"golang.org/x/net/dns/dnsmessage"
)

// Server is a server of DNS: each name has answers, one after the other, of which the last
// one stays. An answer is a list of addresses with blanks between them.
type Server struct {
	mu      sync.Mutex
	answers map[string][]string
	asked   map[string]int
}

// Serve starts a server of DNS, and gives a resolver that asks it.
func Serve(t testing.TB, answers map[string][]string) (*Server, *net.Resolver) {
	t.Helper()
	conn, err := net.ListenPacket("udp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { conn.Close() })
	s := &Server{answers: answers, asked: map[string]int{}}
	go s.serve(conn)
	return s, &net.Resolver{PreferGo: true, Dial: func(ctx context.Context, _, _ string) (net.Conn, error) {
		return new(net.Dialer).DialContext(ctx, "udp", conn.LocalAddr().String())
	}}
}

// Asked is how often the addresses of IPv4 of a name were asked for.
func (s *Server) Asked(name string) int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.asked[name+" "+dnsmessage.TypeA.String()]
}

func (s *Server) serve(conn net.PacketConn) {
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

func (s *Server) answer(m *dnsmessage.Message) {
	s.mu.Lock()
	defer s.mu.Unlock()
	q := m.Questions[0]
	m.Response, m.RecursionAvailable, m.Additionals = true, true, nil
	name := strings.TrimSuffix(strings.ToLower(q.Name.String()), ".")
	answers, ok := s.answers[name]
	if !ok {
		m.RCode = dnsmessage.RCodeNameError
		return
	}
	key := name + " " + q.Type.String()
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
