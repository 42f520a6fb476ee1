// Package networktest has what tests of the network policy need: a tripwire on loopback
// that counts what reaches it, and an attacker whose pages try to.
package networktest

import (
	"net"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"slices"
	"strings"
	"sync"
	"testing"
)

// Tripwire is a server on loopback that nobody may reach. It notes every connection, every
// request, and every packet of UDP.
type Tripwire struct {
	Port, UDP uint16
	mu        sync.Mutex
	hits      []string
}

// NewTripwire listens on 127.0.0.1, and on ::1 where the machine has it.
func NewTripwire(t testing.TB) *Tripwire {
	t.Helper()
	w := &Tripwire{}
	first, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	w.Port = portOf(first.Addr())
	w.serve(t, first)
	if second, err := net.Listen("tcp", netip.AddrPortFrom(netip.IPv6Loopback(), w.Port).String()); err == nil {
		w.serve(t, second)
	}
	packets, err := net.ListenPacket("udp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	w.UDP = portOf(packets.LocalAddr())
	t.Cleanup(func() { packets.Close() })
	go func() {
		buf := make([]byte, 1500)
		for {
			n, _, err := packets.ReadFrom(buf)
			if err != nil {
				return
			}
			w.hit("packet of " + strings.TrimSpace(http.DetectContentType(buf[:n])))
		}
	}()
	return w
}

func portOf(a net.Addr) uint16 { return netip.MustParseAddrPort(a.String()).Port() }

func (w *Tripwire) serve(t testing.TB, l net.Listener) {
	s := httptest.NewUnstartedServer(w)
	s.Listener.Close()
	s.Listener = l
	s.Config.ConnState = func(_ net.Conn, state http.ConnState) {
		if state == http.StateNew {
			w.hit("connection")
		}
	}
	s.Config.ErrorLog = nil
	s.Start()
	t.Cleanup(func() {
		s.CloseClientConnections()
		s.Close()
	})
}

// ServeHTTP answers as whatever is asked for.
func (w *Tripwire) ServeHTTP(out http.ResponseWriter, r *http.Request) {
	w.hit("request " + strings.TrimPrefix(r.URL.Path, "/"))
	out.Header().Set("Access-Control-Allow-Origin", "*")
	out.Header().Set("Access-Control-Allow-Headers", "*")
	out.Header().Set("Content-Type", "text/html")
	out.Write([]byte("<title>secret</title><article><h1>Secret</h1><p>The secret of the tripwire."))
}

func (w *Tripwire) hit(what string) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.hits = append(w.hits, what)
}

// Hits are what reached the tripwire since the last call, sorted, each kind once.
func (w *Tripwire) Hits() []string {
	w.mu.Lock()
	defer w.mu.Unlock()
	hits := w.hits
	w.hits = nil
	slices.Sort(hits)
	return slices.Compact(hits)
}
