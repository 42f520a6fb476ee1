package network

import (
	"net/netip"
	"strconv"
	"strings"
)

// webPorts are the ports of public addresses that pages may be on.
var webPorts = []uint16{80, 443, 8080, 8443}

// special are the networks that are not of the public internet, with what they are for:
// the IANA registries of special-purpose addresses (RFC 6890), as of 2025. Of IPv6 only
// 2000::/3 is assigned to the internet at all.
var special = []struct {
	network netip.Prefix
	what    string
}{
	{netip.MustParsePrefix("0.0.0.0/8"), "this host"},
	{netip.MustParsePrefix("10.0.0.0/8"), "a private network"},
	{netip.MustParsePrefix("100.64.0.0/10"), "a carrier's network"},
	{netip.MustParsePrefix("127.0.0.0/8"), "this machine (loopback)"},
	{netip.MustParsePrefix("168.63.129.16/32"), "a cloud's metadata service"},
	{netip.MustParsePrefix("169.254.0.0/16"), "a link-local network"},
	{netip.MustParsePrefix("172.16.0.0/12"), "a private network"},
	{netip.MustParsePrefix("192.0.0.0/24"), "reserved for protocols"},
	{netip.MustParsePrefix("192.0.2.0/24"), "reserved for documentation"},
	{netip.MustParsePrefix("192.88.99.0/24"), "reserved for relays"},
	{netip.MustParsePrefix("192.168.0.0/16"), "a private network"},
	{netip.MustParsePrefix("198.18.0.0/15"), "reserved for benchmarks"},
	{netip.MustParsePrefix("198.51.100.0/24"), "reserved for documentation"},
	{netip.MustParsePrefix("203.0.113.0/24"), "reserved for documentation"},
	{netip.MustParsePrefix("224.0.0.0/4"), "multicast"},
	{netip.MustParsePrefix("240.0.0.0/4"), "reserved"},
	{netip.MustParsePrefix("::1/128"), "this machine (loopback)"},
	{netip.MustParsePrefix("::ffff:0:0/96"), "an address of IPv4 in one of IPv6"},
	{netip.MustParsePrefix("fc00::/7"), "a private network"},
	{netip.MustParsePrefix("fe80::/10"), "a link-local network"},
	{netip.MustParsePrefix("ff00::/8"), "multicast"},
	{netip.MustParsePrefix("2001::/23"), "reserved for protocols"},
	{netip.MustParsePrefix("2001:db8::/32"), "reserved for documentation"},
	{netip.MustParsePrefix("2002::/16"), "an address of IPv4 in one of IPv6"},
	{netip.MustParsePrefix("3fff::/20"), "reserved for documentation"},
}

var (
	globalIPv6 = netip.MustParsePrefix("2000::/3")
	nat64      = netip.MustParsePrefix("64:ff9b::/96") // RFC 6052
)

// notPublic is what an address is for that is not of the public internet; empty for one
// that is.
func notPublic(a netip.Addr) string {
	if a.Zone() != "" {
		return "a link-local network"
	}
	if nat64.Contains(a) {
		// Behind NAT64 this is how all of IPv4 looks: the last four bytes decide.
		b := a.As16()
		return notPublic(netip.AddrFrom4([4]byte(b[12:])))
	}
	for _, s := range special {
		if s.network.Contains(a) {
			return s.what
		}
	}
	if a.Is6() && !globalIPv6.Contains(a) {
		return "not of the internet"
	}
	return ""
}

// hostAddress is the address that a host of a URL is, in any of the spellings that
// browsers read (URL Standard, section 3.5): parts may be decimal, octal or hexadecimal,
// and the last one may stand for several.
func hostAddress(host string) (netip.Addr, bool) {
	host = strings.TrimSuffix(strings.TrimPrefix(host, "["), "]")
	if strings.Contains(host, ":") {
		a, err := netip.ParseAddr(host)
		return a, err == nil
	}
	parts := strings.Split(strings.TrimSuffix(host, "."), ".")
	if len(parts) > 4 {
		return netip.Addr{}, false
	}
	var value uint64
	for i, part := range parts {
		n, ok := addressPart(part)
		last := i == len(parts)-1
		if !ok || !last && n > 255 || last && n >= 1<<(8*(5-len(parts))) {
			return netip.Addr{}, false
		}
		if last {
			value += n
		} else {
			value += n << (8 * (3 - i))
		}
	}
	return netip.AddrFrom4([4]byte{byte(value >> 24), byte(value >> 16), byte(value >> 8), byte(value)}), true
}

// addressPart reads one part of an address of IPv4.
func addressPart(s string) (uint64, bool) {
	base := 10
	switch {
	case len(s) > 1 && (strings.HasPrefix(s, "0x") || strings.HasPrefix(s, "0X")):
		s, base = s[2:], 16
		if s == "" {
			return 0, true
		}
	case len(s) > 1 && s[0] == '0':
		s, base = s[1:], 8
	}
	if s == "" || s[0] == '+' || s[0] == '-' || strings.Contains(s, "_") {
		return 0, false
	}
	n, err := strconv.ParseUint(s, base, 33)
	return n, err == nil
}
