package metadata

import (
	"regexp"
	"slices"
	"strings"
	"sync"

	"galley/article/allowlist"
	"galley/article/subtree"
	"galley/page"
)

// Reader is what was read of a page once. It collects values by key: names of meta tags in
// lower case, "link:…", "ld:…" and "itemprop:…". The first of a key counts.
type Reader struct {
	Headline string // text of the title, else of <title>; without the name of the site
	Declared string // BCP 47 tag that is declared around the body; empty: none is

	p           *page.Page
	parts       []subtree.Part
	things      []page.LinkedThing // the linked data of the page
	meta        map[string]string
	linked      page.LinkedThing           // what the linked data say of the article
	keywords    []string                   // of linked data
	articleTags []string                   // of meta tags that occur once for each
	names       []string                   // of people, in meta tags and microdata
	items       []itemName                 // those of microdata
	itemFacts   []itemFact                 // likewise, of their items
	subjects    []itemName                 // those of RDFa, with what they have written
	posters     []string                   // users of the site who wrote it, in a forum: their names may be like anything
	seen        []string                   // bylines near the title, by what the page calls them
	linkedTo    []string                   // links near the title to the pages of authors
	said        []string                   // texts near the title that begin with a word for "by"
	edited      []string                   // texts near the title behind a word for "editor"
	reports     []string                   // reporters whom the page is signed with
	signed      []string                   // lines of names at the begin and the end of the body
	sells       bool                       // whether the page is of an offer or a list, and not of an article
	title       page.NodeID                // as selected
	textBegin   page.NodeID                // where the text begins
	textEnd     page.NodeID                // and where it ends
	common      map[string]bool            // whether a word is written small on the page, once asked
	times       []string                   // dates near the title, those that machines can read first
	shown       []string                   // of those: days above the end of the text
	changes     map[string]bool            // and those that are days of changes
	others      []span                     // what readers and other articles say
	dated       func() (by, bare []string) // datedNames; looked for once
	sole        func() []string            // soleWriter; likewise
}

// NewReader reads a page, of which the selection and its parts are the article: subtree.Parts
// has at least one. Only what depends on the lines of the text, such as its signature, is read
// later, by Facts.
func NewReader(p *page.Page, sel page.Selection, parts []subtree.Part) *Reader {
	r := &Reader{p: p, title: sel.Title, parts: parts, meta: map[string]string{}, common: map[string]bool{}, changes: map[string]bool{}}
	r.things = p.LinkedData()
	r.Headline = page.WithoutSoftHyphens(titleOf(p, sel, linkedArticle(p, r.things, "").Headline))
	r.Declared = langOf(p, parts[len(parts)-1].Root)
	r.textBegin, r.textEnd = r.begin(), r.end()
	r.others = r.replies()
	r.read()
	r.look()
	r.lookForDays()
	r.dated, r.sole = sync.OnceValues(r.datedNames), sync.OnceValue(r.soleWriter)
	return r
}

func (r *Reader) set(key, value string) {
	if value = strings.TrimSpace(value); value != "" && r.meta[key] == "" {
		r.meta[key] = value
	}
}

// first is the value of the first of some keys that has one.
func (r *Reader) first(keys ...string) string {
	for _, k := range keys {
		if v := page.Norm(r.meta[k]); v != "" && len(v) <= maxMeta {
			return v
		}
	}
	return ""
}

// maxMeta bounds one value, in bytes.
const maxMeta = 4096

// read reads linked data, meta tags, microdata and links.
func (r *Reader) read() {
	r.linkedData()
	for i := range r.p.Nodes {
		node := &r.p.Nodes[i]
		switch node.Tag {
		case "meta":
			r.tag(node)
		case "link":
			if allowlist.OneOf(node.Attr("rel"), "canonical") != "" {
				r.set("link:canonical", node.Attr("href"))
			}
		}
		if prop := node.Attr("itemprop"); prop != "" && !r.isOthers(page.NodeID(i)) {
			r.microdata(page.NodeID(i), prop)
		}
		if node.Kind == page.Element && !r.isOthers(page.NodeID(i)) {
			r.rdfa(page.NodeID(i))
		}
	}
	r.card()
	r.ownFacts(r.textBegin)
	r.itemNames(r.textBegin)
	r.rdfaNames(r.textBegin)
}

// card reads the names on the card that the page has for previews of it: lines with a
// label each, of which one may be "Written by" in any language.
func (r *Reader) card() {
	for _, n := range [2]string{"1", "2"} {
		if names := r.meta["twitter:data"+n]; isByWord(r.meta["twitter:label"+n]) && !strings.HasPrefix(names, "http") {
			r.names = append(r.names, "twitter:data"+n+"\n"+page.Norm(names))
		}
	}
}

// authorTags are the meta tags that name people, by what they are called on the web.
var authorTags = map[string]bool{
	"author": true, "article:author": true, "parsely-author": true, "sailthru.author": true, "dc.creator": true,
	"dcterms.creator": true, "dc.creator.name": true, "byl": true, "cxenseparse:author": true, "articleauthor": true,
	"og:article:author": true, "dable:author": true, "dd:author": true, "mediator_author": true,
}

func (r *Reader) tag(node *page.Node) {
	value := node.Attr("content")
	for _, name := range [2]string{"property", "name"} {
		key := strings.ToLower(strings.TrimSpace(node.Attr(name)))
		switch {
		case key == "":
		case authorTags[key]:
			if !strings.HasPrefix(value, "http") && page.Norm(value) != "" { // the address of a profile is no name
				value = page.Norm(value)
				if strings.Contains(key, "creator") && isFamilyFirst(value) { // of catalogues, which sort by it
					value = givenFirst(value)
				}
				r.names = append(r.names, key+"\n"+value)
			}
		case key == "citation_author":
			r.names = append(r.names, key+"\n"+givenFirst(page.Norm(value)))
		case key == "article:tag":
			r.articleTags = append(r.articleTags, value)
		default:
			r.set(key, value)
		}
	}
	if equiv := strings.ToLower(node.Attr("http-equiv")); equiv == "content-language" {
		r.set(equiv, value)
	}
}

// givenFirst is a person's name with the family name last. Scholarly metadata may have it
// first, behind which a comma stands.
func givenFirst(name string) string {
	if family, given, ok := strings.Cut(name, ", "); ok && family != "" && !strings.Contains(given, ",") {
		return given + " " + family
	}
	return name
}

// familyFirst is a name of a person with the family name first; that of a place or a company
// behind a name is like it.
var familyFirst = regexp.MustCompile(`^\p{Lu}[\pL\pM'’-]+, \p{Lu}[\pL\pM.'’-]*( \p{Lu}[\pL\pM.'’-]*)?$`)

// isFamilyFirst reports whether a text is like such a name.
func isFamilyFirst(name string) bool { return familyFirst.MatchString(name) }

// givenNamesFirst are texts that name authors: those that have the family name first begin with the
// given name, where the page shows the name so elsewhere.
func (r *Reader) givenNamesFirst(texts []string) []string {
	for i, text := range texts {
		if isFamilyFirst(text) && r.shows(givenFirst(text)) {
			texts = slices.Clone(texts)
			texts[i] = givenFirst(text)
		}
	}
	return texts
}
