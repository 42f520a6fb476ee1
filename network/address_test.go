package network

import (
	"net/netip"
	"testing"
)

func TestNotPublic(t *testing.T) {
	for address, public := range map[string]bool{
		"8.8.8.8": true, "1.1.1.1": true, "172.15.255.255": true, "172.32.0.0": true, "100.63.255.255": true, "100.128.0.0": true,
		"2606:4700::1111": true, "2a00:1450::1": true, "64:ff9b::808:808": true, "223.255.255.255": true,
		"0.0.0.0": false, "0.1.2.3": false, "10.0.0.1": false, "100.64.0.1": false, "100.100.100.200": false, "127.0.0.1": false,
		"127.255.255.254": false, "168.63.129.16": false, "169.254.169.254": false, "172.16.0.1": false, "172.31.255.255": false,
		"192.0.0.192": false, "192.0.2.1": false, "192.168.1.1": false, "198.18.0.1": false, "198.19.255.255": false,
		"198.51.100.1": false, "203.0.113.1": false, "224.0.0.251": false, "239.255.255.250": false, "240.0.0.1": false,
		"255.255.255.255": false, "::": false, "::1": false, "::127.0.0.1": false, "::ffff:127.0.0.1": false, "::ffff:8.8.8.8": false,
		"64:ff9b::7f00:1": false, "64:ff9b:1::1": false, "fe80::1": false, "fe80::1%eth0": false, "fec0::1": false, "fc00::1": false,
		"fd00:ec2::254": false, "ff02::1": false, "2001::1": false, "2001:db8::1": false, "2002:7f00:1::": false, "3fff::1": false,
		"4000::1": false, "5f00::1": false, "100::1": false,
	} {
		if got := notPublic(netip.MustParseAddr(address)) == ""; got != public {
			t.Errorf("%s: public %v, want %v", address, got, public)
		}
	}
}

// The spellings are those of the URL Standard, which browsers read.
func TestHostAddress(t *testing.T) {
	for host, want := range map[string]string{
		"127.0.0.1": "127.0.0.1", "127.0.0.1.": "127.0.0.1", "2130706433": "127.0.0.1", "0x7f000001": "127.0.0.1", "017700000001": "127.0.0.1",
		"127.1": "127.0.0.1", "127.0.1": "127.0.0.1", "0x7f.1": "127.0.0.1", "0177.0.0.01": "127.0.0.1", "0": "0.0.0.0", "0x": "0.0.0.0",
		"[::1]": "::1", "::1": "::1", "[::ffff:7f00:1]": "::ffff:127.0.0.1", "[0:0:0:0:0:0:0:1]": "::1", "1.2.3.255": "1.2.3.255", "255.1": "255.0.0.1",
		"256.0.0.1": "", "1.2.3.256": "", "1.2.3.4.5": "", "08.1": "", "example.org": "", "": "", ".": "", "1..2": "", "0x7g": "", "4294967296": "",
		"-1": "", "+1": "", "1_0": "", "[]": "", "[::g]": "",
	} {
		got := ""
		if a, ok := hostAddress(host); ok {
			got = a.String()
		}
		if got != want {
			t.Errorf("%q is %q, want %q", host, got, want)
		}
	}
}
