package article

import (
	"encoding/json"
	"html"
	"regexp"
	"strings"
	"time"

	"galley/page"
)

// Meta is what the page says about the article: in JSON-LD, else in meta tags, else
// in words a reader sees. Empty: it does not say.
type Meta struct {
	Canonical   string // absolute address
	Byline      string // names, comma-separated
	Published   Date
	Modified    Date
	Site        string
	LeadImage   string // absolute address
	Description string
}

// Date is a point in time as the page has it, and as RFC 3339 has it: of a day
// only "2006-01-02", without an offset where the page gives none. ISO is empty where
// Raw cannot be read.
type Date struct{ ISO, Raw string }

// Meta reads what the page says about the article. The small reader here knows the
// forms that nearly all news pages use. Libraries that guess dates from words of any
// language would make the program larger by half; the raw string is kept for them.
func (a *Article) Meta() Meta {
	r := metaReader{p: a.page, meta: map[string]string{}}
	r.read()
	r.seen(a)
	pick := func(keys ...string) string {
		for _, k := range keys {
			if v := page.Norm(r.meta[k]); v != "" && len(v) <= maxMeta {
				return v
			}
		}
		return ""
	}
	m := Meta{
		Canonical:   a.page.Resolve(pick("link:canonical", "ld:url", "og:url")),
		Byline:      cleanByline(pick("ld:author", "author", "article:author", "parsely-author", "sailthru.author", "dc.creator", "itemprop:author", "seen:byline")),
		Published:   dateOf(pick("ld:datePublished", "article:published_time", "datepublished", "itemprop:datePublished", "parsely-pub-date", "sailthru.date", "dc.date", "pubdate", "date", "seen:time")),
		Modified:    dateOf(pick("ld:dateModified", "article:modified_time", "og:updated_time", "itemprop:dateModified", "last-modified")),
		Site:        pick("og:site_name", "ld:publisher", "application-name"),
		LeadImage:   mediaURL(a.page, pick("ld:image", "og:image", "og:image:url", "twitter:image")),
		Description: pick("description", "og:description", "ld:description", "twitter:description"),
	}
	if m.LeadImage == "" && len(a.Images) > 0 && !strings.HasPrefix(a.Images[0].URL, "data:") {
		m.LeadImage = a.Images[0].URL
	}
	return m
}

// maxMeta bounds one value, in bytes; maxLD all JSON-LD that is read of a page.
const (
	maxMeta = 4096
	maxLD   = 1 << 20
)

// metaReader collects values by key: names of meta tags in lower case, "link:…",
// "ld:…", "itemprop:…" and "seen:…". The first of a key counts.
type metaReader struct {
	p    *page.Page
	meta map[string]string
}

func (r *metaReader) set(key, value string) {
	if value = strings.TrimSpace(value); value != "" && r.meta[key] == "" {
		r.meta[key] = value
	}
}

func (r *metaReader) read() {
	left := maxLD
	for i := range r.p.Nodes {
		node := &r.p.Nodes[i]
		switch node.Tag {
		case "meta":
			r.tag(node)
		case "link":
			if oneOf(node.Attr("rel"), "canonical") != "" {
				r.set("link:canonical", node.Attr("href"))
			}
		case "script":
			text := rawText(r.p, page.NodeID(i))
			if strings.EqualFold(strings.TrimSpace(node.Attr("type")), "application/ld+json") && len(text) <= left {
				left -= len(text)
				r.linkedData(text)
			}
		}
		if prop := node.Attr("itemprop"); prop == "author" || prop == "datePublished" || prop == "dateModified" {
			r.set("itemprop:"+prop, firstOf(node.Attr("content"), node.Attr("datetime"), shortText(r.p, page.NodeID(i))))
		}
	}
}

func (r *metaReader) tag(node *page.Node) {
	value := node.Attr("content")
	for _, name := range [2]string{"property", "name"} {
		key := strings.ToLower(strings.TrimSpace(node.Attr(name)))
		if key == "article:author" && strings.HasPrefix(value, "http") {
			continue // the address of a profile is no name
		}
		if key != "" {
			r.set(key, value)
		}
	}
}

func rawText(p *page.Page, n page.NodeID) string {
	if n+1 < p.Nodes[n].End && p.Nodes[n+1].Kind == page.Text {
		return p.Nodes[n+1].Text
	}
	return ""
}

// shortText is the text of a subtree that holds little.
func shortText(p *page.Page, n page.NodeID) string {
	if p.Nodes[n].End-n > 40 {
		return ""
	}
	if text := page.Norm(p.Text(n)); len(text) <= 120 {
		return text
	}
	return ""
}

func firstOf(values ...string) string {
	for _, v := range values {
		if v = strings.TrimSpace(v); v != "" {
			return v
		}
	}
	return ""
}

// articleTypes are the schema.org types that describe the article itself.
var articleTypes = regexp.MustCompile(`(Article|BlogPosting|Report|Review|LiveBlogPosting)$`)

// linkedData reads one block of JSON-LD.
func (r *metaReader) linkedData(text string) {
	var data any
	if json.Unmarshal([]byte(text), &data) != nil {
		return
	}
	ids := map[string]any{} // what is said of each "@id"
	var articles []map[string]any
	for queue, asked := []any{data}, 0; len(queue) > 0 && asked < 1000; asked++ {
		next := queue[0]
		queue = queue[1:]
		switch v := next.(type) {
		case []any:
			queue = append(queue, v...)
		case map[string]any:
			queue = append(queue, v["@graph"], v["mainEntity"])
			if id, ok := v["@id"].(string); ok && v["name"] != nil {
				ids[id] = v
			}
			if isArticle(v["@type"]) {
				articles = append(articles, v)
			}
		}
	}
	for _, v := range articles {
		r.articleData(v, ids)
	}
}

func isArticle(kind any) bool {
	switch v := kind.(type) {
	case string:
		return articleTypes.MatchString(v)
	case []any:
		for _, k := range v {
			if isArticle(k) {
				return true
			}
		}
	}
	return false
}

func (r *metaReader) articleData(v map[string]any, ids map[string]any) {
	r.set("ld:author", strings.Join(ldNames(v["author"], "name", ids), ", "))
	for _, key := range [2]string{"datePublished", "dateModified"} {
		s, _ := v[key].(string)
		r.set("ld:"+key, s)
	}
	for key, field := range map[string]string{"publisher": "name", "image": "url", "url": "@id", "description": ""} {
		if list := ldNames(v[key], field, ids); len(list) > 0 {
			r.set("ld:"+key, list[0])
		}
	}
}

// ldNames are the strings of a value that is a string, an object with the field or
// the id of one, or a list of those. Many pages have HTML's references in them.
func ldNames(v any, field string, ids map[string]any) []string {
	switch v := v.(type) {
	case string:
		return []string{html.UnescapeString(v)}
	case map[string]any:
		if s, ok := v[field].(string); ok {
			return []string{html.UnescapeString(s)}
		}
		id, _ := v["@id"].(string)
		if other, ok := ids[id].(map[string]any); ok && v["name"] == nil {
			return ldNames(other, field, nil)
		}
	case []any:
		var list []string
		for _, e := range v[:min(len(v), 20)] {
			if _, nested := e.([]any); !nested {
				list = append(list, ldNames(e, field, ids)...)
			}
		}
		return list
	}
	return nil
}

// around is how many nodes before and after the title's end a byline or a date
// belongs to it.
const aroundTitle = 150

// seen looks for a byline and a date near the title, or else near the body's begin.
func (r *metaReader) seen(a *Article) {
	at := a.titleNode
	if at == page.None {
		at = a.parts[0].root
	}
	for n := max(0, at-aroundTitle); n < min(page.NodeID(len(r.p.Nodes)), at+aroundTitle); n++ {
		node := &r.p.Nodes[n]
		if node.Kind != page.Element || node.Hidden {
			continue
		}
		if node.Tag == "time" {
			r.set("seen:time", firstOf(node.Attr("datetime"), shortText(r.p, n)))
		}
		class := strings.ToLower(node.Attr("class"))
		if oneOf(node.Attr("rel"), "author") != "" || bylineClass.MatchString(class) {
			r.set("seen:byline", shortText(r.p, n))
		}
	}
}

var (
	bylineClass = regexp.MustCompile(`(^|[\s_-])(byline|author|author-name)($|[\s_])`)
	byPrefix    = regexp.MustCompile(`(?i)^(by|von|par|por|di|door|written by|posted by)[\s:]+`)
	bySuffix    = regexp.MustCompile(`\s*[|•·].*$`)
)

func cleanByline(v string) string {
	return bySuffix.ReplaceAllString(byPrefix.ReplaceAllString(v, ""), "")
}

// dateLayouts are the forms of dates that pages have, and what is kept of each.
var dateLayouts = []struct{ in, out string }{
	{time.RFC3339Nano, time.RFC3339}, {"2006-01-02T15:04:05Z0700", time.RFC3339}, {"2006-01-02T15:04Z07:00", time.RFC3339},
	{"2006-01-02 15:04:05 -0700", time.RFC3339}, {"2006-01-02 15:04:05-07:00", time.RFC3339},
	{time.RFC1123Z, time.RFC3339}, {time.RFC1123, time.RFC3339},
	{"2006-01-02T15:04:05.999", "2006-01-02T15:04:05"}, {"2006-01-02T15:04", "2006-01-02T15:04:05"},
	{"2006-01-02 15:04:05", "2006-01-02T15:04:05"}, {"2006-01-02 15:04", "2006-01-02T15:04:05"},
	{"2006-01-02", "2006-01-02"}, {"2006/01/02", "2006-01-02"}, {"20060102", "2006-01-02"},
	{"January 2, 2006", "2006-01-02"}, {"Jan 2, 2006", "2006-01-02"}, {"2 January 2006", "2006-01-02"}, {"2 Jan 2006", "2006-01-02"},
	{"Monday, January 2, 2006", "2006-01-02"}, {"02.01.2006", "2006-01-02"},
}

func dateOf(raw string) Date {
	for _, l := range dateLayouts {
		if t, err := time.Parse(l.in, raw); err == nil {
			return Date{t.Format(l.out), raw}
		}
	}
	return Date{"", raw}
}
