package network

import (
	"errors"
	"net/url"
	"slices"
	"strings"
	"testing"

	"galley/network/nametest"
)

// What each policy says of an address that a page reaches.
func TestCheck(t *testing.T) {
	_, resolver := nametest.Serve(t, map[string][]string{
		"public.example": {"93.184.215.14"}, "also.public.example": {"93.184.215.15"}, "private.example": {"10.0.0.7"},
		"both.example": {"93.184.215.14 127.0.0.1"}, "mapped.example": {"::ffff:127.0.0.1"}, "six.example": {"fd00::1"},
		"corp.example": {"10.0.0.9"}, "wiki.corp.example": {"10.0.0.8"}, "ads.example": {"93.184.215.16"}, "x.ads.example": {"93.184.215.16"},
	})
	ads := &Blocklist{}
	if err := ads.Read(strings.NewReader("0.0.0.0 ads.example\n")); err != nil {
		t.Fatal(err)
	}
	rules := func(list ...string) (out []Rule) {
		for _, s := range list {
			out = append(out, rule(t, s))
		}
		return out
	}
	elsewhere := &url.URL{Scheme: "http", Host: "proxy.example:3128"}
	for _, tt := range []struct {
		name   string
		policy *Policy
		given  string
		yes    []string
		no     []string
	}{
		{"public", &Policy{Mode: Public}, "http://private.example/",
			[]string{"http://public.example/", "https://public.example/", "https://public.example:8443/", "http://public.example:8080/", "http://both.example/", "http://93.184.215.14/"},
			[]string{"http://private.example/", "http://mapped.example/", "http://six.example/", "http://public.example:22/", "http://localhost/",
				"http://a.localhost/", "http://127.0.0.1/", "http://[::1]/", "http://2130706433/", "http://169.254.169.254/latest/", "http://0/"}},
		{"any", &Policy{Mode: Any}, "", []string{"http://private.example:22/", "http://127.0.0.1:1/", "http://[::ffff:1.2.3.4]/"}, nil},
		{"none", &Policy{Mode: None}, "http://public.example/", nil, []string{"http://public.example/", "http://127.0.0.1/"}},
		{"none but", &Policy{Mode: None, Allow: rules("wiki.corp.example")}, "http://public.example/", []string{"http://wiki.corp.example/"}, []string{"http://public.example/", "http://10.0.0.8/"}},
		{"given private", &Policy{}, "http://private.example:3000/",
			[]string{"http://private.example:3000/x", "https://private.example/", "http://PRIVATE.example./", "http://public.example/"},
			[]string{"http://private.example:22/", "http://10.0.0.7:3000/", "http://127.0.0.1:3000/", "http://wiki.corp.example/"}},
		{"given loopback", &Policy{}, "http://127.0.0.1:8000/",
			[]string{"http://127.0.0.1:8000/", "http://127.1:8000/", "http://public.example/"},
			[]string{"http://127.0.0.1:8001/", "http://127.0.0.1:8080/", "http://localhost:8000/", "http://127.0.0.2:8000/", "http://[::1]:8000/"}},
		{"given public", &Policy{}, "http://public.example:3000/", []string{"http://public.example:3000/"}, []string{"http://also.public.example:3000/", "http://127.0.0.1:3000/"}},
		{"given nothing", &Policy{}, "", []string{"http://public.example/"}, []string{"http://127.0.0.1/"}},
		{"allowed host", &Policy{Mode: Public, Allow: rules("private.example:80", "*.corp.example")}, "",
			[]string{"http://private.example/", "http://wiki.corp.example:1234/"}, []string{"http://private.example:81/", "http://10.0.0.7/", "http://corp.example/"}},
		{"allowed network", &Policy{Mode: Public, Allow: rules("10.0.0.0/8", "127.0.0.1:9000")}, "",
			[]string{"http://private.example:5000/", "http://10.9.9.9/", "http://127.0.0.1:9000/"}, []string{"http://127.0.0.1:9001/", "http://192.168.0.1/"}},
		{"denied", &Policy{Mode: Any, Deny: rules("10.0.0.0/8", "public.example", "*.corp.example"), Allow: rules("10.0.0.7")}, "http://public.example/",
			[]string{"http://also.public.example/", "http://127.0.0.1/"}, []string{"http://private.example/", "http://public.example/", "http://wiki.corp.example/", "http://10.0.0.7/"}},
		{"denied but given", &Policy{Deny: rules("10.0.0.0/8")}, "http://private.example/", []string{"http://public.example/"}, []string{"http://private.example/"}},
		{"denied in one of IPv6", &Policy{Mode: Any, Deny: rules("127.0.0.0/8")}, "", []string{"http://[::1]/"}, []string{"http://[::ffff:127.0.0.1]/", "http://127.0.0.1/"}},
		{"denied behind a proxy", &Policy{Mode: Any, Proxy: elsewhere, Deny: rules("10.0.0.0/8")}, "http://corp.example/",
			[]string{"http://public.example/", "http://8.8.8.8/"}, []string{"http://private.example/", "http://10.0.0.7/", "http://corp.example/"}},
		{"denied in another script", &Policy{Mode: Any, Deny: rules("*.bücher.example", "BÜCHER.example.")}, "",
			[]string{"http://127.0.0.1/"}, []string{"http://bücher.example/", "http://xn--bcher-kva.example/", "http://x.xn--bcher-kva.example/"}},
		{"blocked", &Policy{Block: ads}, "http://public.example/", []string{"http://public.example/"}, []string{"http://ads.example/", "http://x.ads.example/"}},
		{"blocked but given", &Policy{Block: ads}, "http://ads.example/", []string{"http://ads.example/"}, []string{"http://x.ads.example/"}},
		{"connected elsewhere", &Policy{Mode: Public, ConnectTo: []ConnectTo{{Host: "nowhere.example", ToHost: "127.0.0.1", ToPort: "9"}}}, "", []string{"http://nowhere.example/"}, []string{"http://127.0.0.1:9/"}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			tt.policy.Resolver = resolver
			for _, address := range slices.Concat(tt.yes, tt.no) {
				err := tt.policy.Open(tt.given).Check(t.Context(), address)
				var refused *RefusedError
				if got, want := errors.As(err, &refused), slices.Contains(tt.no, address); got != want || !got && err != nil {
					t.Errorf("%s: %v, want refused %v", address, err, want)
				}
				if list := strings.HasPrefix(tt.name, "denied") || strings.HasPrefix(tt.name, "blocked"); refused != nil && (refused.Denied != list || refused.Reason == "") {
					t.Errorf("%s: %+v, want that it is on a list %v", address, refused, list)
				}
			}
		})
	}
}

func TestParseRule(t *testing.T) {
	for _, s := range []string{"", "*", "*.", "a b", "http://example.org/", "example.org:0", "example.org:x", "10.0.0.0/99", "a*b.example", "[::1", "user@host", ":80"} {
		if r, err := ParseRule(s); err == nil {
			t.Errorf("%q is read as %+v", s, r)
		}
	}
	for _, s := range []string{"example.org", "*.example.org", "EXAMPLE.org:80", "10.0.0.0/8", "::1", "[::1]:80", "fd00::/8", "localhost"} {
		if _, err := ParseRule(s); err != nil {
			t.Errorf("%q: %v", s, err)
		}
	}
}

func TestParseMode(t *testing.T) {
	for _, m := range []Mode{Given, Public, Any, None} {
		if got, err := ParseMode(m.String()); err != nil || got != m {
			t.Errorf("%v is read as %v, %v", m, got, err)
		}
	}
	if _, err := ParseMode("all"); err == nil {
		t.Error("all is read as a mode")
	}
}

func TestConnectTo(t *testing.T) {
	for text, want := range map[string]string{
		"a.example:80:b.example:8080": "b.example:8080", "a.example::[::1]:": "[::1]:80", "::127.0.0.1:99": "127.0.0.1:99", "other.example:::1": "",
	} {
		c, err := ParseConnectTo(text)
		if err != nil || c.String() != text {
			t.Errorf("%q: %v, %v", text, c, err)
		}
		to, ok := connectTo([]ConnectTo{c}, "a.example", 80)
		if got := to.String(); ok != (want != "") || ok && got != want {
			t.Errorf("%q leads to %s, %v, want %q", text, got, ok, want)
		}
	}
	for _, text := range []string{"", "a", "a:b", "a:1:b:2:3", "a:x:b:1"} {
		if c, err := ParseConnectTo(text); err == nil {
			t.Errorf("%q is read as %v", text, c)
		}
	}
}

func TestBlocklist(t *testing.T) {
	b := &Blocklist{}
	text := "# a hosts file\n127.0.0.1 localhost\n0.0.0.0 one.example # comment\n! Adblock\n||two.example^\n||three.example^$third-party\n" +
		"||four.example/path^\n||five.example^$script\n@@||six.example^\n###ad\nseven.example\n\t127.0.0.1 NINE.example\n:: ten.example\n::1 eleven.example\n[Adblock Plus 2.0]\n*.eight.example\nexample.com##.ad\n"
	if err := b.Read(strings.NewReader(text)); err != nil {
		t.Fatal(err)
	}
	for host, want := range map[string]bool{"one.example": true, "a.b.one.example": true, "two.example": true, "three.example": true, "seven.example": true, "nine.example": true, "ten.example": true, "eleven.example": true,
		"four.example": false, "five.example": false, "six.example": false, "example": false, "notone.example": false, "localhost": false, "example.com": false} {
		if got := b.has(host); got != want {
			t.Errorf("%s: %v, want %v", host, got, want)
		}
	}
	if b.Len() != 7 {
		t.Errorf("%d hosts", b.Len())
	}
	if none := (*Blocklist)(nil); none.has("one.example") || none.Len() != 0 {
		t.Error("no list has a host")
	}
}
