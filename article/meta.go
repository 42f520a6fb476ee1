package article

import (
	"regexp"
	"strings"

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

// Meta reads what the page says about the article. The small reader here knows the
// forms that nearly all news pages use. Libraries that guess dates from words of any
// language would make the program larger by half; the raw string is kept for them.
func (a *Article) Meta() Meta {
	r := metaReader{p: a.page, meta: map[string]string{}}
	r.read()
	r.visible(a)
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
		Byline:      cleanByline(pick("ld:author", "author", "article:author", "parsely-author", "sailthru.author", "dc.creator", "itemprop:author", "visible:byline")),
		Published:   dateOf(pick("ld:datePublished", "article:published_time", "datepublished", "itemprop:datePublished", "parsely-pub-date", "sailthru.date", "dc.date", "pubdate", "date", "visible:time")),
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

// maxMeta bounds one value, in bytes.
const maxMeta = 4096

// metaReader collects values by key: names of meta tags in lower case, "link:…",
// "ld:…", "itemprop:…" and "visible:…". The first of a key counts.
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
	r.linkedData()
	for i := range r.p.Nodes {
		node := &r.p.Nodes[i]
		switch node.Tag {
		case "meta":
			r.tag(node)
		case "link":
			if oneOf(node.Attr("rel"), "canonical") != "" {
				r.set("link:canonical", node.Attr("href"))
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

// around is how many nodes before and after the title's end a byline or a date
// belongs to it.
const aroundTitle = 150

// visible looks for a byline and a date near the title, or else near the body's begin.
func (r *metaReader) visible(a *Article) {
	at := a.titleNode
	if at == page.None {
		at = a.bodyPart().root
	}
	for n := max(0, at-aroundTitle); n < min(page.NodeID(len(r.p.Nodes)), at+aroundTitle); n++ {
		node := &r.p.Nodes[n]
		if node.Kind != page.Element || node.Hidden {
			continue
		}
		if node.Tag == "time" {
			r.set("visible:time", firstOf(node.Attr("datetime"), shortText(r.p, n)))
		}
		class := strings.ToLower(node.Attr("class"))
		if oneOf(node.Attr("rel"), "author") != "" || bylineClass.MatchString(class) {
			r.set("visible:byline", shortText(r.p, n))
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
