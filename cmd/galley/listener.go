package main

import (
	"errors"
	"fmt"
	"net"
	"os"
	"strconv"
	"strings"
	"syscall"
)

// listener is an open port and the names it may be asked by.
type listener struct {
	net.Listener
	names []string // as in Host headers; the first is for people
	port  int
}

func listen(addr string, remote bool) (*listener, error) {
	host, wanted, err := net.SplitHostPort(addr)
	if err != nil {
		return nil, usage("for instance: --addr 127.0.0.1:8000", "--addr %q is not host:port", addr)
	}
	ip := net.ParseIP(host)
	local := host == "localhost" || (ip != nil && ip.IsLoopback())
	if !local && !remote {
		return nil, usage("use 127.0.0.1, or add --remote: the token then is all that keeps others out, and it travels unencrypted",
			"--addr %s can be reached from other machines", addr)
	}
	if _, err := net.LookupPort("tcp", wanted); err != nil {
		return nil, usage("0 to 65535; 0 is any that is free", "--addr %s: %q is no port", addr, wanted)
	}
	l, err := net.Listen("tcp", addr)
	if errors.Is(err, syscall.EADDRINUSE) {
		taken := usage("name another port with --addr; port 0 is any that is free", "listen on %s: another program does", addr)
		return nil, withCode(exitSome, taken)
	}
	if err != nil {
		return nil, fmt.Errorf("listen on %s: %w", addr, err)
	}
	number := l.Addr().(*net.TCPAddr).Port
	port := strconv.Itoa(number)
	hosts := []string{host}
	switch {
	case local:
		hosts = append(hosts, "localhost", "127.0.0.1", "::1")
	case ip == nil || ip.IsUnspecified():
		hosts = append(ownNames(), hosts...)
	}
	out := &listener{Listener: l, port: number}
	for _, h := range hosts {
		out.names = append(out.names, net.JoinHostPort(h, port))
	}
	return out, nil
}

// ownNames are the names and addresses that other machines know this one by.
func ownNames() []string {
	var list []string
	if name, err := os.Hostname(); err == nil {
		list = append(list, strings.ToLower(name))
	}
	addrs, err := net.InterfaceAddrs()
	if err != nil {
		return append(list, "127.0.0.1")
	}
	for _, a := range addrs {
		if n, ok := a.(*net.IPNet); ok && !n.IP.IsLinkLocalUnicast() {
			list = append(list, n.IP.String())
		}
	}
	return list
}
