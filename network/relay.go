package network

import (
	"errors"
	"io"
	"net"
	"sync/atomic"
	"time"
)

// relay is one connection of the browser to a server.
type relay struct {
	client, server net.Conn
	session        *Session
	at             hostAndPort
}

func (r *relay) close() {
	r.client.Close()
	if r.server != nil {
		r.server.Close()
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
