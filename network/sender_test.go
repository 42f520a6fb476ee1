package network

import (
	"net/http"
	"net/url"
	"strings"
	"testing"
	"time"
)

func TestParseHeader(t *testing.T) {
	var s Sender
	for _, text := range []string{"X-Key: one", "X-Key: two\n\nAccept: text/plain\r\n", "Cookie: a=b; c=d"} {
		if err := s.ParseHeader(text); err != nil {
			t.Errorf("%q: %v", text, err)
		}
	}
	if got := s.Header.Values("x-key"); len(got) != 2 || s.Header.Get("Accept") != "text/plain" || len(s.Cookies) != 2 {
		t.Errorf("%v, %v", s.Header, s.Cookies)
	}
	for _, text := range []string{"hunter2", "X Key: hunter2", "X: hunter2\x00", "Host: hunter2", "Content-Length: 9", "Cookie: hunter2"} {
		if err := s.ParseHeader(text); err == nil || strings.Contains(err.Error(), "hunter2") {
			t.Errorf("%q: %v", text, err)
		}
	}
}

func TestReadCookies(t *testing.T) {
	now := time.Unix(1_000, 0)
	text := "# Netscape HTTP Cookie File\n\nexample.org\tFALSE\t/\tFALSE\t0\thost\t1\n.example.org\tTRUE\t/a\tTRUE\t2000\tdomain\t2\n" +
		"#HttpOnly_www.example.org\tFALSE\t/\tFALSE\t0\tonly\t3\nexample.org\tFALSE\t/\tFALSE\t999\tover\t4\n"
	var s Sender
	if err := s.ReadCookies(strings.NewReader(text), now); err != nil {
		t.Fatal(err)
	}
	s.Cookies[1].Expires = time.Now().Add(time.Hour)
	jar := s.Jar("https://given.example/")
	for address, want := range map[string]string{
		"http://example.org/": "host=1", "https://example.org/a/b": "domain=2; host=1", "https://www.example.org/a": "domain=2; only=3",
		"http://www.example.org/a": "only=3", "http://other.example/": "", "https://given.example/": "",
	} {
		u, _ := url.Parse(address)
		var got []string
		for _, c := range jar.Cookies(u) {
			got = append(got, c.Name+"="+c.Value)
		}
		if strings.Join(got, "; ") != want {
			t.Errorf("%s has %q, want %q", address, got, want)
		}
	}
	own := Sender{Cookies: []*http.Cookie{{Name: "a", Value: "b"}}}
	for address, want := range map[string]int{"http://given.example/x": 1, "http://below.given.example/": 0} {
		u, _ := url.Parse(address)
		if got := own.Jar("http://given.example/").Cookies(u); len(got) != want {
			t.Errorf("%s has %v", address, got)
		}
	}
	for _, bad := range []string{"example.org\tFALSE\t/\tFALSE\t0\thunter2", "a\tb\tc\td\te\tf\tg", "name\thunter2\texample.org\t/\thunter2\tFALSE\t0"} {
		if err := s.ReadCookies(strings.NewReader(bad), now); err == nil || strings.Contains(err.Error(), "hunter2") {
			t.Errorf("%q: %v", bad, err)
		}
	}
}

// TestFields: a field that somebody gives wins over a password, and one in the address over the other.
func TestFields(t *testing.T) {
	me, other := url.UserPassword("me", "hunter2"), url.UserPassword("other", "word")
	for _, tt := range []struct {
		name   string
		sender Sender
		user   *url.Userinfo
		want   string
		secret bool
	}{
		{"nothing", Sender{Language: "de"}, nil, "", false},
		{"a password", Sender{User: me}, nil, "Basic bWU6aHVudGVyMg==", true},
		{"one in the address", Sender{User: me}, other, "Basic b3RoZXI6d29yZA==", true},
		{"a field", Sender{User: me, Header: http.Header{"Authorization": {"Bearer x"}}}, other, "Bearer x", true},
		{"a field alone", Sender{Header: http.Header{"X-Key": {"one"}}}, nil, "", true},
		{"a cookie", Sender{Cookies: []*http.Cookie{{Name: "a"}}}, nil, "", true},
	} {
		if got := tt.sender.Fields(tt.user).Get("Authorization"); got != tt.want || tt.sender.HasSecrets() != tt.secret {
			t.Errorf("%s: %q, secrets %v", tt.name, got, tt.sender.HasSecrets())
		}
	}
	for text, want := range map[string]bool{"me:hunter2": true, "me:": true, "me": false, ":hunter2": false, "": false} {
		if user, ok := ParseUser(text); ok != want || (user != nil) != want {
			t.Errorf("%q: %v, %v", text, user, ok)
		}
	}
}

// TestCookieAddress: a cookie is for its domain or for the given host, and one for https goes nowhere else.
func TestCookieAddress(t *testing.T) {
	for _, tt := range []struct {
		cookie      http.Cookie
		given, want string
	}{
		{http.Cookie{Domain: ".a.example"}, "https://b.example/x", "http://a.example/"},
		{http.Cookie{Domain: "a.example", Secure: true}, "", "https://a.example/"},
		{http.Cookie{}, "https://b.example:8443/x", "https://b.example:8443/"},
		{http.Cookie{}, "http://b.example/x", "http://b.example/"},
		{http.Cookie{Secure: true}, "http://b.example/x", "https://b.example/"},
	} {
		if got := CookieAddress(&tt.cookie, tt.given); got != tt.want {
			t.Errorf("%+v, asked for at %s: %s, want %s", tt.cookie, tt.given, got, tt.want)
		}
	}
}

// Secrets are for the host that was asked for, and for no plain request where https was
// asked for.
func TestOwns(t *testing.T) {
	for given, list := range map[string]map[string]bool{
		"http://a.example/":      {"http://a.example/x": true, "https://a.example/": true, "http://a.example:81/": false, "https://a.example:444/": false, "http://a.example:443/": false, "http://b.example/": false, "http://x.a.example/": false},
		"https://a.example/":     {"https://A.example./x": true, "http://a.example/": false, "https://a.example:444/": false},
		"http://a.example:3000/": {"http://a.example:3000/": true, "https://a.example/": false, "https://a.example:3000/": false, "http://a.example/": false},
		"http://bücher.example/": {"http://xn--bcher-kva.example/": true, "https://BÜCHER.example/": true},
		"":                       {"http://a.example/": false},
	} {
		s := (&Policy{}).Open(given)
		for address, want := range list {
			if got := s.Owns(address); got != want {
				t.Errorf("%q, asked for at %q: %v, want %v", address, given, got, want)
			}
		}
	}
}

func TestRedact(t *testing.T) {
	for address, want := range map[string]string{
		"http://me:hunter2@a.example/x@y": "http://a.example/x@y", "https://hunter2@a.example": "https://a.example", "http://a.example/?q=a@b": "http://a.example/?q=a@b",
		"http://me:hunter2@@a.example/": "http://a.example/", "http://me:hun%ter2@[::1": "http://[::1", "page@home.html": "page@home.html", "": "",
	} {
		if got := Redact(address); got != want {
			t.Errorf("%q is shown as %q, want %q", address, got, want)
		}
	}
	if got, user := WithoutUser("http://me:hunter2@a.example/x"); got != "http://a.example/x" || user.Username() != "me" {
		t.Errorf("%q, %v", got, user)
	}
}

// FuzzReadCookies holds that whatever is in a file of cookies, no host has one that is not for it.
func FuzzReadCookies(f *testing.F) {
	f.Add("example.org\tFALSE\t/\tFALSE\t0\thost\t1\n.example.org\tTRUE\t/a\tTRUE\t2000\tdomain\t2")
	f.Add("#HttpOnly_.\tTRUE\t\tFALSE\t0\ta\tb\n.\tTRUE\t/\tTRUE\t-1\ta b\t;c")
	f.Fuzz(func(t *testing.T, text string) {
		var s Sender
		if s.ReadCookies(strings.NewReader(text), time.Unix(1_000, 0)) != nil {
			return
		}
		for _, c := range s.Cookies {
			one := Sender{Cookies: []*http.Cookie{c}}
			for _, address := range []string{"https://given.example/", "http://other.test/a"} {
				u, _ := url.Parse(address)
				domain := strings.ToLower(strings.Trim(c.Domain, "."))
				if got := one.Jar("https://given.example/").Cookies(u); len(got) > 0 && domain != u.Hostname() {
					t.Fatalf("%s has %v of %q", address, got, c.Domain)
				}
			}
		}
	})
}
