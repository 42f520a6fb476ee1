package network

import (
	"bufio"
	"fmt"
	"io"
	"slices"
	"strings"
)

// Blocklist is a set of hosts that serve advertisements or follow readers. Hosts below
// them are meant as well.
type Blocklist struct{ hosts map[string]bool }

// maxBlocked bounds a list: the largest that are published have a few million hosts.
const maxBlocked = 10_000_000

// Read adds a list of hosts, one a line: plain (ads.example), as a hosts file has
// them (0.0.0.0 ads.example), or as rules of Adblock Plus for whole hosts (||ads.example^).
// Other rules, which are about parts of pages or of sites, are left out.
func (b *Blocklist) Read(r io.Reader) error {
	if b.hosts == nil {
		b.hosts = map[string]bool{}
	}
	lines := bufio.NewScanner(r)
	for lines.Scan() {
		if host := blockedHost(lines.Text()); host != "" {
			b.hosts[host] = true
		}
		if len(b.hosts) > maxBlocked {
			return fmt.Errorf("the list has more than %d hosts", maxBlocked)
		}
	}
	return lines.Err()
}

// Len is the number of hosts on the list.
func (b *Blocklist) Len() int {
	if b == nil {
		return 0
	}
	return len(b.hosts)
}

// blockedHost is the host that a line is about, empty for none.
func blockedHost(line string) string {
	line = strings.ToLower(strings.TrimSpace(line))
	if rule, ok := strings.CutPrefix(line, "||"); ok {
		host, options, ok := strings.Cut(rule, "^")
		if !ok || options != "" && options != "$third-party" && options != "$all" && options != "$important" {
			return ""
		}
		line = host
	}
	fields := strings.Fields(line)
	if i := slices.IndexFunc(fields, func(s string) bool { return s[0] == '#' }); i >= 0 {
		fields = fields[:i]
	}
	if len(fields) == 2 && (fields[0] == "0.0.0.0" || fields[0] == "127.0.0.1" || fields[0] == "::" || fields[0] == "::1") {
		fields = fields[1:]
	}
	if len(fields) != 1 || strings.Trim(fields[0], "abcdefghijklmnopqrstuvwxyz0123456789-._") != "" || !strings.Contains(strings.Trim(fields[0], "."), ".") {
		return ""
	}
	return strings.Trim(fields[0], ".")
}

// has reports whether a host is on the list, or below one that is.
func (b *Blocklist) has(host string) bool {
	if b == nil {
		return false
	}
	for {
		if b.hosts[host] {
			return true
		}
		_, rest, ok := strings.Cut(host, ".")
		if !ok {
			return false
		}
		host = rest
	}
}
