package network

import (
	"context"
	"errors"
	"fmt"
	"net"
	"sync"
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
