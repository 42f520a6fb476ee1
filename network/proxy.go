package network

import (
	"bufio"
	"context"
	"crypto/tls"
	"encoding/base64"
	"errors"
	"fmt"
	"net"
	"net/http"
	"net/url"
	"strconv"

	"golang.org/x/net/http/httpproxy"
	"golang.org/x/net/proxy"
)

// proxied is the proxy for a host, nil for none.
func (p *Policy) proxied(host string, port uint16) *url.URL {
	switch {
	case p.Proxy != nil:
		return p.Proxy
	case p.Direct:
		return nil
	}
	p.env.Do(func() { p.env.proxy = httpproxy.FromEnvironment().ProxyFunc() })
	u := &url.URL{Scheme: "http", Host: net.JoinHostPort(host, strconv.Itoa(int(port)))}
	if port == 443 || port == 8443 {
		u.Scheme = "https"
	}
	through, err := p.env.proxy(u)
	if err != nil {
		return nil
	}
	return through
}

// ParseProxy reads the address of a proxy: http, https, socks5 or socks5h. Its errors do
// not have the password in them.
func ParseProxy(s string) (*url.URL, error) {
	u, err := url.Parse(s)
	if err != nil || u.Hostname() == "" {
		return nil, errors.New("want the address of a proxy, such as http://host:3128 or socks5://host:1080")
	}
	switch u.Scheme {
	case "http", "https", "socks5", "socks5h":
		return u, nil
	}
	return nil, fmt.Errorf("want http, https or socks5, have %q", u.Scheme)
}

// through connects by way of a proxy.
func (t target) through(ctx context.Context, p *url.URL) (net.Conn, error) {
	to := t.host
	if to == "" {
		to = t.addresses[0].String()
	}
	to = net.JoinHostPort(to, strconv.Itoa(int(t.port)))
	conn, err := dialProxy(ctx, p, to)
	if err != nil {
		return nil, fmt.Errorf("by way of the proxy %s: %w", p.Host, err)
	}
	return conn, nil
}

func dialProxy(ctx context.Context, p *url.URL, to string) (net.Conn, error) {
	at := p.Host
	if p.Port() == "" {
		at = net.JoinHostPort(p.Hostname(), map[string]string{"http": "80", "https": "443"}[p.Scheme])
		if p.Scheme != "http" && p.Scheme != "https" {
			at = net.JoinHostPort(p.Hostname(), "1080")
		}
	}
	if p.Scheme == "socks5" || p.Scheme == "socks5h" {
		var auth *proxy.Auth
		if p.User != nil {
			password, _ := p.User.Password()
			auth = &proxy.Auth{User: p.User.Username(), Password: password}
		}
		d, err := proxy.SOCKS5("tcp", at, auth, nil)
		if err != nil {
			return nil, err
		}
		return d.(proxy.ContextDialer).DialContext(ctx, "tcp", to)
	}
	conn, err := (&net.Dialer{}).DialContext(ctx, "tcp", at)
	if err != nil {
		return nil, err
	}
	stop := context.AfterFunc(ctx, func() { conn.Close() })
	defer stop()
	if p.Scheme == "https" {
		conn = tls.Client(conn, &tls.Config{ServerName: p.Hostname()})
	}
	if err := connectThrough(conn, p.User, to); err != nil {
		conn.Close()
		return nil, err
	}
	return conn, nil
}

// connectThrough asks an HTTP proxy for a tunnel (RFC 9110, section 9.3.6).
func connectThrough(conn net.Conn, user *url.Userinfo, to string) error {
	req := &http.Request{Method: http.MethodConnect, URL: &url.URL{Opaque: to}, Host: to, Header: http.Header{}}
	if user != nil {
		password, _ := user.Password()
		req.Header.Set("Proxy-Authorization", "Basic "+base64.StdEncoding.EncodeToString([]byte(user.Username()+":"+password)))
	}
	if err := req.Write(conn); err != nil {
		return err
	}
	// A byte at a time: what follows the answer belongs to the tunnel.
	res, err := http.ReadResponse(bufio.NewReaderSize(oneByte{conn}, 16), req)
	if err != nil {
		return err
	}
	if res.StatusCode != http.StatusOK {
		return fmt.Errorf("it answered %s", res.Status)
	}
	return nil
}

// oneByte reads no further than asked for.
type oneByte struct{ net.Conn }

func (r oneByte) Read(p []byte) (int, error) { return r.Conn.Read(p[:1]) }
