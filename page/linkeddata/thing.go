package linkeddata

import (
	"cmp"
	"slices"
	"strings"

	"galley/page"
)

// Thing is one object of the linked data of a page: JSON-LD in the vocabulary
// of schema.org. What it does not say is empty. Strings are as they stand there, HTML
// references decoded.
type Thing struct {
	Types       []string // "NewsArticle", "Product"…
	Headline    string
	Name        string // of a work that has no headline, such as a video
	Description string
	Body        string   // articleBody, the text of the article
	URL         string   // address as it stands there, often relative
	Image       string   // likewise
	Published   string   // date as it stands there; that of its making where it says no other
	Modified    string   // likewise
	Authors     []string // names
	Publisher   string   // name
	Groups      []string // those of Authors that are said to be organisations, no people
	Source      string   // name of the organisation that the text is from
	Section     string
	Keywords    []string // as they stand there, often several in one string
	Language    string   // BCP 47 tag as it stands there
	Free        string   // "true" or "false": whether it can be read without paying
	Page        string   // mainEntityOfPage, an address as it stands there
	Trail       []Step   // of a list of breadcrumbs
	Logos       []string // addresses of its logo and that of its publisher, as they stand there
	Ingredients []string // of a recipe
	Steps       []string // of a recipe, or all of them in one
	Measures    []string // of a recipe: its times (ISO 8601 as a rule) and how many it is for
	Nutrients   []string // of a recipe: what a part of it has, each with its unit or without
}

// Step is one of the links that lead to a page from the first page of its site.
type Step struct{ Name, URL string }

// IsArticle reports whether the thing is of a type that describes an article.
func (t *Thing) IsArticle() bool {
	return slices.ContainsFunc(t.Types, func(kind string) bool {
		return slices.ContainsFunc([]string{"Article", "BlogPosting", "Report", "Review"}, func(end string) bool { return strings.HasSuffix(kind, end) })
	})
}

// Bounds of linked data: bytes that are read of a page, objects that are asked in one
// script, and how many names a thing has of one kind.
const (
	maxBytes  = 1 << 20
	maxThings = 1000
	maxNames  = 20
)

// Of reads the linked data of a page, script by script, what contains others
// first. A script that breaks off says nothing.
func Of(p *page.Page) (things []Thing) {
	left := maxBytes
	for i := range p.Nodes {
		node := &p.Nodes[i]
		if node.Tag != "script" || i+1 >= int(node.End) || p.Nodes[i+1].Kind != page.Text {
			continue
		}
		text := p.Nodes[i+1].Text
		if isScript(node) && len(text) <= left {
			left -= len(text)
			things = append(things, Read(text)...)
		}
	}
	return things
}

// isScript reports whether a script holds linked data.
func isScript(script *page.Node) bool {
	return strings.EqualFold(strings.TrimSpace(script.Attr("type")), "application/ld+json")
}

// Read reads one script of linked data in one pass over its text. Objects
// are found at the top, in lists, in "@graph" and in "mainEntity".
func Read(text string) []Thing {
	r := jsonReader{text: text, keep: keys}
	top := r.value()
	if r.peek() != 0 || r.bad {
		return nil
	}
	var objects []jsonValue
	byID := map[string]jsonValue{}
	for queue := []jsonValue{top}; len(queue) > 0 && len(objects) < maxThings; queue = queue[1:] {
		switch v := queue[0]; v.kind {
		case jsonList:
			queue = append(queue, v.list...)
		case jsonObject:
			objects = append(objects, v)
			queue = append(queue, v.get("@graph"), v.get("mainEntity"))
			if trail := v.get("breadcrumb"); trail.get("itemListElement").kind != jsonOther {
				queue = append(queue, trail)
			}
			if id := v.get("@id").text; id != "" && v.get("name").kind != jsonOther {
				byID[id] = v
			}
		}
	}
	var things []Thing
	for _, v := range objects {
		things = append(things, thing(v, byID))
	}
	return things
}

// keys are the only keys whose values are kept.
var keys = map[string]bool{}

func init() {
	for _, key := range slices.Concat(recipeKeys, nutrients) {
		keys[key] = true
	}
	for _, key := range strings.Fields(`@graph @id @type mainEntity name headline description articleBody url image
		datePublished dateCreated dateModified author creator publisher sourceOrganization articleSection keywords inLanguage
		isAccessibleForFree mainEntityOfPage recipeIngredient recipeInstructions itemListElement ItemListElement nutrition item breadcrumb logo text`) {
		keys[key] = true
	}
}

// thing reads one object; byID has those that others refer to.
func thing(v jsonValue, byID map[string]jsonValue) Thing {
	first := func(key, field string) string {
		if list := namesOf(v.get(key), field, byID); len(list) > 0 {
			return list[0]
		}
		return ""
	}
	text := func(key string) string {
		if value := v.get(key); value.kind == jsonString {
			return value.text
		}
		return ""
	}
	author := v.get("author")
	if author.kind == jsonOther {
		author = v.get("creator")
	}
	free := v.get("isAccessibleForFree")
	return Thing{
		Types: v.get("@type").strings(), Headline: first("headline", ""), Name: text("name"), Description: first("description", ""),
		Body: text("articleBody"), URL: cmp.Or(first("url", "@id"), identity(v)), Image: first("image", "url"),
		Published: cmp.Or(text("datePublished"), text("dateCreated")), Modified: text("dateModified"),
		Authors: namesOf(author, "name", byID), Publisher: first("publisher", "name"),
		Groups: groups(author, byID), Source: first("sourceOrganization", "name"),
		Section:  strings.Join(namesOf(v.get("articleSection"), "name", byID), ", "),
		Keywords: namesOf(v.get("keywords"), "name", byID), Language: first("inLanguage", "alternateName"),
		Free: strings.ToLower(free.text), Page: first("mainEntityOfPage", "@id"),
		Trail: trail(v), Logos: append(namesOf(v.get("logo"), "url", byID), logosOf(v.get("publisher"), byID)...),
		Ingredients: textsOf(v.get("recipeIngredient"), maxTexts), Steps: textsOf(v.get("recipeInstructions"), maxTexts),
		Measures: valuesOf(v, recipeKeys), Nutrients: valuesOf(v.get("nutrition"), nutrients),
	}
}
