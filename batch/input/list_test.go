package input

import (
	"bytes"
	"context"
	"errors"
	"io"
	"maps"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/klauspost/compress/gzip"
	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/unicode"

	"galley/internal/fetch"
	"galley/network"
)

// listed is what a list on standard input gives.
func listed(t *testing.T, text string) ([]string, error) {
	t.Helper()
	var got []string
	err := (&Lister{Stdin: strings.NewReader(text)}).List(t.Context(), "-", collect(&got))
	return got, err
}

const (
	urls     = `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`
	rss      = `<?xml version="1.0"?><rss version="2.0"><channel><title>t</title><link>http://a.example/</link>`
	jsonHead = `{"version": "https://jsonfeed.org/version/1.1", "home_page_url": "http://a.example/", "items": [`
)

// TestForeignLists holds what is read of lists that are no good XML or JSON, of other
// charsets, or of other prefixes.
func TestForeignLists(t *testing.T) {
	latin, _ := charmap.ISO8859_1.NewEncoder().String(`<?xml version="1.0" encoding="ISO-8859-1"?><urlset><url><loc>http://a.example/ä</loc></url></urlset>`)
	wide, _ := unicode.UTF16(unicode.LittleEndian, unicode.UseBOM).NewEncoder().String("http://a.example/ä\r\nhttp://a.example/2\r\n")
	wideXML, _ := unicode.UTF16(unicode.BigEndian, unicode.UseBOM).NewEncoder().String(`<?xml version="1.0" encoding="UTF-16"?><urlset><url><loc>http://a.example/ä</loc></url></urlset>`)
	umlaut, two := []string{"http://a.example/%C3%A4"}, []string{"http://a.example/1", "http://a.example/2"}
	for name, c := range map[string]struct {
		text string
		want []string
	}{
		"latin":             {latin, umlaut},
		"UTF-16 lines":      {wide, []string{umlaut[0], "http://a.example/2"}},
		"UTF-16 sitemap":    {wideXML, umlaut},
		"says UTF-16":       {strings.Replace(urls, "?>", ` encoding="UTF-16"?>`, 1) + `<url><loc>http://a.example/ä</loc></url></urlset>`, umlaut},
		"unknown charset":   {strings.Replace(urls, "?>", ` encoding="x-none"?>`, 1) + `<url><loc>http://a.example/ä</loc></url></urlset>`, umlaut},
		"no UTF-8":          {urls + "<url><loc>http://a.example/\xff</loc></url><url><loc>http://a.example/2</loc></url></urlset>", []string{"http://a.example/%EF%BF%BD", "http://a.example/2"}},
		"control":           {urls + "<url><x>\x01&#1;&x</x><loc>http://a.example/1</loc></url><url><loc>http://a.example/2</loc></url></urlset>", two},
		"bare &":            {urls + "<url><loc>http://a.example/?a=1&copy=2&amp;b&#x26;c</loc></url></urlset>", []string{"http://a.example/?a=1&copy=2&b&c"}},
		"CDATA":             {urls + "<url><loc> <![CDATA[ http://a.example/?a&amp;b ]]> </loc></url></urlset>", []string{"http://a.example/?a&amp;b"}},
		"prefix":            {`<s:urlset xmlns:s="x"><s:url><s:loc>http://a.example/1</s:loc></s:url></s:urlset>`, two[:1]},
		"long comment":      {`<?xml version="1.0"?><!-- ` + strings.Repeat("x", 100_000) + ` --><urlset><url><loc>http://a.example/1</loc></url></urlset>`, two[:1]},
		"doctype":           {`<!DOCTYPE u [<!ENTITY a "aaa"><!ENTITY b "&a;&a;">]>` + `<urlset><url><loc>http://a.example/&b;</loc></url></urlset>`, []string{"http://a.example/&b;"}},
		"raw text elements": {urls + `<title/><style><url><loc>http://a.example/1</loc></url></urlset>`, two[:1]},
		"film":              {urls + `<url><video:video><loc>http://a.example/film</loc></video:video><loc>http://a.example/1</loc></url></urlset>`, two[:1]},
		"not closed":        {rss + `<item><description><p>a<br>b<p>c</description><link>http://a.example/1</link></item><item><link>http://a.example/2</link></item></channel></rss>`, two},
		"guid":              {rss + `<item><guid>http://a.example/1</guid></item><item><guid isPermaLink="false">http://a.example/3</guid></item><item><guid>a-2</guid></item></channel></rss>`, two[:1]},
		"link before guid":  {rss + `<item><guid>http://a.example/3</guid><link>http://a.example/1</link></item></channel></rss>`, two[:1]},
		"link of Atom":      {rss + `<item><atom:link rel="self" href="http://a.example/3"/><atom:link href="http://a.example/1"/></item></channel></rss>`, two[:1]},
		"relative":          {rss + `<item><link>/1</link></item></channel></rss>`, []string{"error: /1"}},
		"RDF":               {`<rdf:RDF xmlns="http://purl.org/rss/1.0/"><channel><link>http://a.example/</link></channel><item><link>http://a.example/1</link></item></rdf:RDF>`, two[:1]},
		"base of Atom":      {`<feed xml:base="http://a.example/x/"><entry><link href="1"/><source><link href="http://b.example/"/></source></entry><entry xml:base="../y/"><link rel="enclosure" href="film"/><link href="2"/></entry></feed>`, []string{"http://a.example/x/1", "http://a.example/y/2"}},
		"JSON":              {jsonHead + `null, {"url": null}, {"id": 2, "url": 5}, 7, {"id": "http://a.example/1"}, {"id": "3", "external_url": "http://a.example/2"}]}`, two},
	} {
		if got, err := listed(t, c.text); err != nil || !slices.Equal(got, c.want) {
			t.Errorf("%s: %q, %v, want %q", name, got, err, c.want)
		}
	}
}

// TestDamagedLists holds that damage of a list costs what follows it and nothing before, and
// that what is no list is an error.
func TestDamagedLists(t *testing.T) {
	var packed bytes.Buffer
	z := gzip.NewWriter(&packed)
	io.WriteString(z, "http://a.example/1\n")
	z.Flush()
	one := []string{"http://a.example/1", "error: -"}
	for name, text := range map[string]string{
		"sitemap":      urls + `<url><loc>http://a.example/1</loc></url><url><loc>http://a.example/2`,
		"in a tag":     urls + `<url><loc>http://a.example/1</loc></url><url x="`,
		"feed":         rss + `<item><link>http://a.example/1</link></item><item><link>http://a.example/2</li`,
		"JSON":         jsonHead + `{"url": "http://a.example/1"},`,
		"JSON, no end": jsonHead + `{"url": "http://a.example/1"}]`,
		"JSON syntax":  jsonHead + `{"url": "http://a.example/1"}, {]`,
		"gzip":         packed.String(),
		"huge text":    urls + `<url><loc>http://a.example/1</loc></url><url>` + strings.Repeat("<!---->", 10) + "<!--" + strings.Repeat("x", 17<<20) + "--></url></urlset>",
		"huge tag":     rss + `<item><link>http://a.example/1</link></item><a b="` + strings.Repeat("x", 17<<20) + `">`,
		"huge JSON":    jsonHead + `{"url": "http://a.example/1"}, {"content_text": "` + strings.Repeat("x", 17<<20) + `"}]}`,
	} {
		if got, err := listed(t, text); err != nil || !slices.Equal(got, one) {
			t.Errorf("%s: %q, %v, want %q", name, got, err, one)
		}
	}
	for name, text := range map[string]string{
		"page": "<!doctype html><title>404</title><p>not found", "markup": "<", "XML": "<?xml version='1.0'?>", "no items": `{"version": "https://jsonfeed.org/version/1", "items": 5}`,
		"gzip": "\x1f\x8b\x08x", "gzip in gzip": zipped(zipped("http://a.example/1\n")), "cut off": urls,
	} {
		if got, err := listed(t, text); err == nil || len(got) > 0 {
			t.Errorf("%s: %q, %v", name, got, err)
		}
	}
}

func zipped(text string) string {
	var b bytes.Buffer
	z := gzip.NewWriter(&b)
	io.WriteString(z, text)
	z.Close()
	return b.String()
}

// TestDeepLists holds that nesting costs no more than the text itself.
func TestDeepLists(t *testing.T) {
	for _, tag := range []string{"<url>", "<item>", "<m:a>", "<loc>", "</loc>"} {
		for _, head := range []string{urls, rss} {
			text := head + strings.Repeat(tag, 300_000)
			if _, err := listed(t, text); err == nil {
				t.Errorf("%s 300,000 times is no error", tag)
			}
		}
	}
}

// TestPackedLists holds that the reading of a list that unpacks to very much ends with its
// context, and that lists at addresses are bounded.
func TestPackedLists(t *testing.T) {
	endless, w := io.Pipe()
	go func() {
		z := gzip.NewWriter(w)
		line := strings.Repeat("a", 1<<20)
		for {
			if _, err := io.WriteString(z, line); err != nil {
				return
			}
		}
	}()
	defer endless.Close()
	ctx, cancel := context.WithTimeout(t.Context(), 50*time.Millisecond)
	defer cancel()
	if err := (&Lister{Stdin: endless}).List(ctx, "-", collect(new([]string))); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("ended with %v", err)
	}
	if got, err := listed(t, zipped("http://a.example/1\n")); err != nil || len(got) != 1 {
		t.Errorf("%q, %v", got, err)
	}
	r, err := unpacked(&until{t.Context(), strings.NewReader(zipped("0123456789"))}, 5)
	if err != nil {
		t.Fatal(err)
	}
	if data, err := io.ReadAll(r); err == nil || !strings.Contains(err.Error(), "longer than 5 bytes") {
		t.Errorf("read %q, %v", data, err)
	}
}

// TestListOfOthers holds that a list from the network names no files of this machine.
func TestListOfOthers(t *testing.T) {
	file := filepath.Join(t.TempDir(), "page.html")
	if err := os.WriteFile(file, []byte("<p>"), 0o644); err != nil {
		t.Fatal(err)
	}
	text := file + "\n{\"url\": \"" + file + "\"}\nhttp://a.example/1\n"
	s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path == "/index" {
			text := "<sitemapindex><sitemap><loc>http://" + r.Host + "/lines</loc></sitemap></sitemapindex>"
			io.WriteString(w, text)
			return
		}
		if r.URL.Path == "/rss" {
			io.WriteString(w, rss+"<item><link>1</link></item></channel></rss>")
			return
		}
		io.WriteString(w, text)
	}))
	defer s.Close()
	client := fetch.NewClient(fetch.Options{Timeout: time.Minute})
	defer client.Close()
	for path, want := range map[string][]string{
		"/lines": {"error: " + file, "error: " + file, "http://a.example/1"}, "/index": {"error: " + file, "error: " + file, "http://a.example/1"},
		"/rss": {s.URL + "/1"},
	} {
		var got []string
		if err := (&Lister{Client: client}).List(t.Context(), s.URL+path, collect(&got)); err != nil || !slices.Equal(got, want) {
			t.Errorf("%s: %q, %v, want %q", path, got, err, want)
		}
	}
	if got, err := listed(t, text); err != nil || slices.ContainsFunc(got, func(s string) bool { return strings.HasPrefix(s, "error") }) {
		t.Errorf("of one's own: %q, %v", got, err)
	}
}

// TestFoundItems: a list that was loaded from an address speaks for addresses of its own host. The hosts of others are
// told no secrets, and get no exceptions, nor do lists there that it names. Who gives a file means all that is in it.
func TestFoundItems(t *testing.T) {
	var told string
	elsewhere := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		told = r.Header.Get("X-Key")
		io.WriteString(w, "http://b.example/1\n")
	}))
	defer elsewhere.Close()
	s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		own, text := "http://"+r.Host+"/1", ""
		switch r.URL.Path {
		case "/lines":
			text = own + "\nhttp://a.example/1\n"
		case "/feed":
			text = rss + "<item><link>" + own + "</link></item><item><link>http://a.example/1</link></item></channel></rss>"
		case "/index":
			text = "<sitemapindex><sitemap><loc>http://" + r.Host + "/lines</loc></sitemap><sitemap><loc>" + elsewhere.URL + "/</loc></sitemap></sitemapindex>"
		}
		io.WriteString(w, text)
	}))
	defer s.Close()
	client := fetch.NewClient(fetch.Options{Timeout: time.Minute, Network: &network.Policy{Mode: network.Any}, Sender: network.Sender{Header: http.Header{"X-Key": {"secret"}}}})
	defer client.Close()
	own, of := s.URL+"/1", "http://a.example/1"
	for list, want := range map[string]map[string]bool{
		s.URL + "/lines": {own: false, of: true}, s.URL + "/feed": {own: false, of: true}, s.URL + "/index": {own: false, of: true, "http://b.example/1": true},
		"-": {own: false, of: false},
	} {
		got := map[string]bool{}
		l := &Lister{Client: client, Stdin: strings.NewReader(own + "\n" + of + "\n")}
		if err := l.List(t.Context(), list, func(i Item) error { got[i.URL] = i.Found; return nil }); err != nil || !maps.Equal(got, want) {
			t.Errorf("%s: found %v, %v, want %v", list, got, err, want)
		}
	}
	if told != "" {
		t.Errorf("a list elsewhere was told %q", told)
	}
}

// FuzzList holds that no list makes its reader fail, and that items have what they are of.
func FuzzList(f *testing.F) {
	f.Add([]byte(urls + `<url><loc>http://a.example/1</loc></url></urlset>`))
	f.Add([]byte(rss + `<item><link>http://a.example/1</link><guid>x</guid></item></channel></rss>`))
	f.Add([]byte(`<feed xml:base="http://a.example/"><entry><link href="a"/></entry></feed>`))
	f.Add([]byte(jsonHead + `{"url": "http://a.example/1"}, null]}`))
	f.Add([]byte("http://a.example/1\n{\"url\": \"http://a.example/2\"}\n# \n"))
	f.Add([]byte(zipped("http://a.example/1\n")))
	f.Add([]byte("\xff\xfeh\x00t\x00"))
	f.Add([]byte(`<?xml version="1.0" encoding="iso-2022-jp"?><urlset>`))
	f.Fuzz(func(t *testing.T, list []byte) {
		(&Lister{Stdin: bytes.NewReader(list)}).List(t.Context(), "-", func(i Item) error {
			if i.Input == "" && i.Error == "" || i.Key == (Item{}).Key {
				t.Errorf("an item of nothing: %+v", i)
			}
			return nil
		})
	})
}
