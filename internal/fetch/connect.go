package fetch

import (
	"fmt"
	"net"
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

// connect is where to connect for an address of host and port.
func connect(table []ConnectTo, address string) string {
	host, port, err := net.SplitHostPort(address)
	if err != nil {
		return address
	}
	for _, c := range table {
		if (c.Host == "" || c.Host == strings.ToLower(host)) && (c.Port == "" || c.Port == port) {
			if c.ToHost != "" {
				host = c.ToHost
			}
			if c.ToPort != "" {
				port = c.ToPort
			}
			return net.JoinHostPort(host, port)
		}
	}
	return address
}

// ChromeRules are the same rules for Chrome (--host-resolver-rules). Without ports: Chrome
// keeps those, unless the target names one.
func ChromeRules(table []ConnectTo) string {
	var rules []string
	for _, c := range table {
		from, to := c.Host, c.ToHost
		if from == "" {
			from = "*"
		}
		if to == "" {
			continue
		}
		if c.Port != "" {
			from = net.JoinHostPort(from, c.Port)
		}
		if c.ToPort != "" {
			to = net.JoinHostPort(to, c.ToPort)
		}
		rules = append(rules, "MAP "+from+" "+to)
	}
	return strings.Join(rules, ", ")
}
