package dataset

import (
	"regexp"
	"testing"
)

func TestSlug(t *testing.T) {
	for url, want := range map[string]string{
		"https://www.example.org/World/2025/houseplants/":                               "example-org-world-2025-houseplants-",
		"https://example.org":                                                           "example-org-",
		"http://127.0.0.1:8001/a.html":                                                  "127-0-0-1-8001-a-html-",
		"https://example.org/show?id=7&x=y":                                             "example-org-show-id-7-x-y-",
		"https://пример.рф/Ölçü/%E6%96%B0":                                              "l-", // not ASCII
		"https://example.org/the-quick-brown-fox-jumps-over-the-lazy-dog-and-runs-away": "example-org-the-quick-brown-fox-jumps-over-the-lazy-dog-and-",
		"file:///home/somebody/CON":                                                     "con-", // reserved name
		"file:///home/somebody/pages/a.html":                                            "a-html-",
		"%%%":                                                                           "page-",
	} {
		got := Slug(url)
		if readable := got[:max(0, len(got)-hashDigits)]; readable != want {
			t.Errorf("Slug(%q) = %q, want %q and a hash", url, got, want)
		}
		safe(t, url, got)
	}
}

func TestURLKey(t *testing.T) {
	tests := []struct {
		name, a, b string
		same       bool
	}{
		{"fragment", "https://example.org/a#top", "https://example.org/a", true},
		{"slash", "https://example.org/a/", "https://example.org/a", true},
		{"slash before a query", "https://example.org/a/?q", "https://example.org/a?q", true},
		{"no path", "https://example.org", "https://example.org/", true},
		{"case of the host", "HTTPS://Example.org/a", "https://example.org/a", true},
		{"default port", "https://example.org:443/a", "https://example.org/a", true},
		{"empty query", "https://example.org/a?", "https://example.org/a", true},
		{"white space", " https://example.org/a\n", "https://example.org/a", true},
		{"case of the path", "https://example.org/A", "https://example.org/a", false},
		{"query", "https://example.org/a?p=1", "https://example.org/a?p=2", false},
		{"port", "http://127.0.0.1:8001/", "http://127.0.0.1:8002/", false},
		{"scheme", "http://example.org/", "https://example.org/", false},
		{"a fragment that routes", "https://example.org/#/a", "https://example.org/#/b", false},
		{"a fragment that routes, old style", "https://example.org/#!a", "https://example.org/", false},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			a, b := URLKey(tt.a), URLKey(tt.b)
			if (a == b) != tt.same {
				t.Errorf("URLKey: %q and %q, want same = %v", a, b, tt.same)
			}
			if (Slug(tt.a) == Slug(tt.b)) != tt.same {
				t.Errorf("Slug: %q and %q, want same = %v", Slug(tt.a), Slug(tt.b), tt.same)
			}
		})
	}
}

var safeSlug = regexp.MustCompile(`^[a-z0-9]+(-[a-z0-9]+)*-[0-9a-f]{12}$`)

// safe checks that a slug can be a folder anywhere: lower-case ASCII without dots
// has no reserved name (the hash comes last), no case to confuse, no hidden file.
func safe(t *testing.T, url, slug string) {
	t.Helper()
	if len(slug) > maxReadable+1+hashDigits || !safeSlug.MatchString(slug) || !validSlug(slug) {
		t.Errorf("Slug(%q) = %q is not safe", url, slug)
	}
	if again := Slug(url); again != slug {
		t.Errorf("Slug(%q) = %q, then %q", url, slug, again)
	}
}

func FuzzSlug(f *testing.F) {
	f.Add("https://example.org/a", "https://example.org/A")
	f.Add("https://example.org/a/#x", "https://example.org/a")
	f.Add("file:///..", "con")
	f.Add("http://[::1]:80//", "\x00%zz\xff")
	f.Fuzz(func(t *testing.T, a, b string) {
		safe(t, a, Slug(a))
		safe(t, b, Slug(b))
		if (URLKey(a) == URLKey(b)) != (Slug(a) == Slug(b)) {
			t.Errorf("%q and %q: slugs %q and %q", a, b, Slug(a), Slug(b))
		}
	})
}
