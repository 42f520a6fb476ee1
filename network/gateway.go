package network

import (
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"net"
	"net/netip"
	"sync"
	"sync/atomic"
	"time"
)

// Gateway is a SOCKS5 proxy (RFC 1928) on loopback, through which one tab of a browser
// reaches the network: it connects to what the session of the moment lets be reached. It
// sees hosts and ports and passes on what is sent, which it does not look into.
type Gateway struct {
	listener net.Listener
	ctx      context.Context
	end      context.CancelFunc
	running  sync.WaitGroup

	mu       sync.Mutex
	session  *Session
	received int64 // bytes in this session
	limit    int64
	over     func()
	open     map[*relay]bool // without a server: it is being connected to
}

// relay is one connection of the browser to a server.
type relay struct {
	client, server net.Conn
	session        *Session
	at             hostAndPort
}

// NewGateway begins to listen. Close ends it. Without a session everything is refused.
func NewGateway() (*Gateway, error) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, fmt.Errorf("listen for the browser: %w", err)
	}
	g := &Gateway{listener: l, open: map[*relay]bool{}}
	g.ctx, g.end = context.WithCancel(context.Background())
	g.running.Go(g.accept)
	return g, nil
}

// URL is the proxy as browsers take it.
func (g *Gateway) URL() string { return "socks5://" + g.listener.Addr().String() }

// Begin makes a session that of the moment. over is called when the page has received
// more than limit bytes; it must not wait. A limit of 0 is none.
func (g *Gateway) Begin(s *Session, limit int64, over func()) {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.session, g.received, g.limit, g.over = s, 0, limit, over
}

// End ends the session. Its connections that only it may have are closed.
func (g *Gateway) End() {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.session, g.over = nil, nil
	for r := range g.open {
		if r.session.Excepted() != "" {
			r.close()
		}
	}
}

// Close ends the gateway with all its connections, and waits for them.
func (g *Gateway) Close() {
	g.end()
	g.listener.Close()
	g.mu.Lock()
	for r := range g.open {
		r.close()
	}
	g.mu.Unlock()
	g.running.Wait()
}

func (g *Gateway) accept() {
	for {
		conn, err := g.listener.Accept()
		if err != nil {
			if g.ctx.Err() != nil {
				return
			}
			time.Sleep(10 * time.Millisecond) // too many open files, for a moment
			continue
		}
		g.running.Go(func() { g.serve(conn) })
	}
}

// helloLimit is how long a browser may take to say where it wants to.
const helloLimit = 10 * time.Second

func (g *Gateway) serve(client net.Conn) {
	defer client.Close()
	stop := context.AfterFunc(g.ctx, func() { client.Close() })
	defer stop()
	client.SetDeadline(time.Now().Add(helloLimit))
	to, err := readRequest(client)
	if err != nil {
		return
	}
	client.SetDeadline(time.Time{})
	g.mu.Lock()
	s := g.session
	g.mu.Unlock()
	if s == nil {
		reply(client, notAllowed)
		return
	}
	r := &relay{client, nil, s, hostAndPort{canonical(to.host), to.port}}
	g.note(r, true)
	server, err := s.Dial(g.ctx, to.host, to.port)
	g.note(r, false)
	var refused *RefusedError
	switch {
	case errors.As(err, &refused):
		reply(client, notAllowed)
		return
	case err != nil:
		reply(client, generalFailure)
		return
	}
	defer server.Close()
	if reply(client, succeeded) != nil {
		return
	}
	r.server = server
	g.pass(r)
}

// note keeps a relay among the open ones, or not.
func (g *Gateway) note(r *relay, open bool) {
	g.mu.Lock()
	defer g.mu.Unlock()
	if open {
		g.open[r] = true
	} else {
		delete(g.open, r)
	}
}

func (r *relay) close() {
	r.client.Close()
	if r.server != nil {
		r.server.Close()
	}
}

// GiveUp ends the connections of the session to the host of an address, also those that
// are being made, and refuses it others: what waits for that host fails.
func (g *Gateway) GiveUp(s *Session, address string) {
	host, port, err := hostPort(address)
	if err != nil {
		return
	}
	at := hostAndPort{host, port}
	s.giveUp(at)
	g.mu.Lock()
	defer g.mu.Unlock()
	for r := range g.open {
		if r.session == s && r.at == at {
			r.close()
		}
	}
}

// pass copies both ways until one side ends.
func (g *Gateway) pass(r *relay) {
	g.mu.Lock()
	// The page may be over by now.
	if g.session != r.session && r.session.Excepted() != "" || r.session.gaveUp(r.at) || g.ctx.Err() != nil {
		g.mu.Unlock()
		return
	}
	g.open[r] = true
	g.mu.Unlock()
	defer func() {
		g.mu.Lock()
		delete(g.open, r)
		g.mu.Unlock()
	}()
	up := make(chan struct{})
	var heard atomic.Int64
	go func() {
		began := time.Now()
		if sent, _ := io.Copy(r.server, r.client); sent > 0 {
			r.session.policy.down.told(r.at, r.session, heard.Load(), time.Since(began), time.Now())
		}
		if c, ok := r.server.(interface{ CloseWrite() error }); ok {
			c.CloseWrite()
		} else {
			r.server.Close()
		}
		close(up)
	}()
	io.Copy(r.client, counted{r.server, g, &heard})
	// A server that has said all hears no more.
	r.client.Close()
	r.server.Close()
	<-up
}

// counted counts what is read for the session of the moment.
type counted struct {
	net.Conn
	gateway *Gateway
	heard   *atomic.Int64
}

var errOver = errors.New("the page is over its limit of bytes")

func (c counted) Read(p []byte) (int, error) {
	n, err := c.Conn.Read(p)
	c.heard.Add(int64(n))
	g := c.gateway
	g.mu.Lock()
	g.received += int64(n)
	over := g.limit > 0 && g.received > g.limit && g.over != nil
	call := g.over
	g.mu.Unlock()
	if over {
		call()
		return 0, errOver
	}
	return n, err
}

// Answers of RFC 1928, section 6.
const (
	succeeded      = 0
	generalFailure = 1
	notAllowed     = 2
)

var errNotSOCKS = errors.New("not a request of SOCKS5 for a connection")

// readRequest reads the greeting and the request of a browser.
func readRequest(conn net.Conn) (to hostAndPort, err error) {
	var head [4]byte
	if _, err = io.ReadFull(conn, head[:2]); err != nil || head[0] != 5 {
		return to, errNotSOCKS
	}
	if _, err = io.ReadFull(conn, make([]byte, head[1])); err != nil {
		return to, err
	}
	if _, err = conn.Write([]byte{5, 0}); err != nil { // no authentication
		return to, err
	}
	if _, err = io.ReadFull(conn, head[:]); err != nil || head[0] != 5 || head[1] != 1 {
		return to, errNotSOCKS
	}
	size := map[byte]int{1: 4, 4: 16}[head[3]]
	if head[3] == 3 {
		if _, err = io.ReadFull(conn, head[:1]); err != nil {
			return to, err
		}
		size = int(head[0])
	}
	rest := make([]byte, size+2)
	if _, err = io.ReadFull(conn, rest); err != nil || size == 0 {
		return to, errNotSOCKS
	}
	to.port = binary.BigEndian.Uint16(rest[size:])
	to.host = string(rest[:size])
	if head[3] == 1 || head[3] == 4 {
		a, _ := netip.AddrFromSlice(rest[:size])
		to.host = a.String()
	}
	return to, nil
}

// reply says what became of a request, and an address that nobody reads.
func reply(conn net.Conn, code byte) error {
	_, err := conn.Write([]byte{5, code, 0, 1, 0, 0, 0, 0, 0, 0})
	return err
}
