package network

import (
	"fmt"
	"net"
	"strconv"
	"strings"
)

// ConnectTo says that requests for a host and port go to another one, as --connect-to of
// curl does: for servers that have no name yet, and for measurements on one machine.
type ConnectTo struct {
	Host, Port     string // empty: any
	ToHost, ToPort string // empty: the one that was asked for
}

// ParseConnectTo reads HOST1:PORT1:HOST2:PORT2; each part may be empty, and addresses of
// IPv6 stand in brackets.
func ParseConnectTo(s string) (ConnectTo, error) {
	var parts []string
	for depth, start, i := 0, 0, 0; i <= len(s); i++ {
		switch {
		case i == len(s) || s[i] == ':' && depth == 0:
			parts = append(parts, strings.Trim(s[start:i], "[]"))
			start = i + 1
		case s[i] == '[':
			depth++
		case s[i] == ']':
			depth--
		}
	}
	if len(parts) != 4 {
		return ConnectTo{}, fmt.Errorf("want HOST1:PORT1:HOST2:PORT2, have %q", s)
	}
	for _, port := range []string{parts[1], parts[3]} {
		if _, err := strconv.ParseUint(port, 10, 16); err != nil && port != "" {
			return ConnectTo{}, fmt.Errorf("want a port from 1 to 65535, have %q", port)
		}
	}
	return ConnectTo{strings.ToLower(parts[0]), parts[1], parts[2], parts[3]}, nil
}

// String is what ParseConnectTo reads.
func (c ConnectTo) String() string {
	bracket := func(host string) string {
		if strings.Contains(host, ":") {
			return "[" + host + "]"
		}
		return host
	}
	return strings.Join([]string{bracket(c.Host), c.Port, bracket(c.ToHost), c.ToPort}, ":")
}

// hostAndPort is a place to connect to.
type hostAndPort struct {
	host string
	port uint16
}

func (a hostAndPort) String() string { return net.JoinHostPort(a.host, strconv.Itoa(int(a.port))) }

// connectTo is where the table leads from a host and port, and whether it has them.
func connectTo(table []ConnectTo, host string, port uint16) (hostAndPort, bool) {
	to := hostAndPort{host, port}
	for _, c := range table {
		if c.Host != "" && canonical(c.Host) != host || c.Port != "" && c.Port != strconv.Itoa(int(port)) {
			continue
		}
		if c.ToHost != "" {
			to.host = c.ToHost
		}
		if n, err := strconv.ParseUint(c.ToPort, 10, 16); err == nil {
			to.port = uint16(n)
		}
		return to, true
	}
	return to, false
}
