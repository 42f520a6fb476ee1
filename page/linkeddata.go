package page

import (
	"cmp"
	"html"
	"slices"
	"strings"
)

// LinkedThing is one object of the linked data of a page: JSON-LD in the vocabulary
// of schema.org. What it does not say is empty. Strings are as they stand there, HTML
// references decoded.
type LinkedThing struct {
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
	Ingredients []string // of a recipe
	Steps       []string // of a recipe, or all of them in one
}

// IsArticle reports whether the thing is of a type that describes an article.
func (t *LinkedThing) IsArticle() bool {
	return slices.ContainsFunc(t.Types, func(kind string) bool {
		return slices.ContainsFunc([]string{"Article", "BlogPosting", "Report", "Review"}, func(end string) bool { return strings.HasSuffix(kind, end) })
	})
}

// Bounds of linked data: bytes that are read of a page, objects that are asked in one
// script, and how many names a thing has of one kind.
const (
	maxLinkedData   = 1 << 20
	maxLinkedThings = 1000
	maxLinkedNames  = 20
)

// LinkedData reads the linked data of a page, script by script, what contains others
// first. A script that breaks off says nothing.
func (p *Page) LinkedData() (things []LinkedThing) {
	left := maxLinkedData
	for i := range p.Nodes {
		node := &p.Nodes[i]
		if node.Tag != "script" || i+1 >= int(node.End) || p.Nodes[i+1].Kind != Text {
			continue
		}
		text := p.Nodes[i+1].Text
		if isLinkedData(node) && len(text) <= left {
			left -= len(text)
			things = append(things, ReadLinkedData(text)...)
		}
	}
	return things
}

// isLinkedData reports whether a script holds linked data.
func isLinkedData(script *Node) bool {
	return strings.EqualFold(strings.TrimSpace(script.Attr("type")), "application/ld+json")
}

// ReadLinkedData reads one script of linked data in one pass over its text. Objects
// are found at the top, in lists, in "@graph" and in "mainEntity".
func ReadLinkedData(text string) []LinkedThing {
	r := jsonReader{text: text, keep: linkedKeys}
	top := r.value()
	if r.peek() != 0 || r.bad {
		return nil
	}
	var objects []jsonValue
	byID := map[string]jsonValue{}
	for queue := []jsonValue{top}; len(queue) > 0 && len(objects) < maxLinkedThings; queue = queue[1:] {
		switch v := queue[0]; v.kind {
		case jsonList:
			queue = append(queue, v.list...)
		case jsonObject:
			objects = append(objects, v)
			queue = append(queue, v.get("@graph"), v.get("mainEntity"))
			if id := v.get("@id").text; id != "" && v.get("name").kind != jsonOther {
				byID[id] = v
			}
		}
	}
	var things []LinkedThing
	for _, v := range objects {
		things = append(things, linkedThing(v, byID))
	}
	return things
}

// linkedKeys are the only keys whose values are kept.
var linkedKeys = map[string]bool{}

func init() {
	for _, key := range strings.Fields(`@graph @id @type mainEntity name headline description articleBody url image
		datePublished dateCreated dateModified author creator publisher sourceOrganization articleSection keywords inLanguage
		isAccessibleForFree mainEntityOfPage recipeIngredient recipeInstructions itemListElement text`) {
		linkedKeys[key] = true
	}
}

// linkedThing reads one object; byID has those that others refer to.
func linkedThing(v jsonValue, byID map[string]jsonValue) LinkedThing {
	first := func(key, field string) string {
		if list := linkedNames(v.get(key), field, byID); len(list) > 0 {
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
	return LinkedThing{
		Types: v.get("@type").strings(), Headline: first("headline", ""), Name: text("name"), Description: first("description", ""),
		Body: text("articleBody"), URL: cmp.Or(first("url", "@id"), identity(v)), Image: first("image", "url"),
		Published: cmp.Or(text("datePublished"), text("dateCreated")), Modified: text("dateModified"),
		Authors: linkedNames(author, "name", byID), Publisher: first("publisher", "name"),
		Groups: linkedGroups(author, byID), Source: first("sourceOrganization", "name"),
		Section:  strings.Join(linkedNames(v.get("articleSection"), "name", byID), ", "),
		Keywords: linkedNames(v.get("keywords"), "name", byID), Language: first("inLanguage", "alternateName"),
		Free: strings.ToLower(free.text), Page: first("mainEntityOfPage", "@id"),
		Ingredients: linkedTexts(v.get("recipeIngredient"), maxLinkedTexts), Steps: linkedTexts(v.get("recipeInstructions"), maxLinkedTexts),
	}
}

// identity is what a thing is called by, where that is an address of its own: one with a
// fragment is that of a part of the page.
func identity(v jsonValue) string {
	if id := v.get("@id").text; strings.HasPrefix(id, "http") && !strings.Contains(id, "#") {
		return id
	}
	return ""
}

// linkedGroups are the names of those of a value that are of a type of organisation.
func linkedGroups(v jsonValue, byID map[string]jsonValue) (names []string) {
	for _, e := range append(slices.Clone(v.list[:min(len(v.list), maxLinkedNames)]), v) {
		if e.kind != jsonObject {
			continue
		}
		if other, ok := byID[e.get("@id").text]; ok && e.get("name").kind == jsonOther {
			e = other
		}
		isGroup := func(kind string) bool { return strings.HasSuffix(kind, "Organization") || kind == "Corporation" }
		if slices.ContainsFunc(e.get("@type").strings(), isGroup) {
			names = append(names, linkedNames(e, "name", nil)...)
		}
	}
	return names
}

// linkedNames are the strings of a value that is a string, an object with the field or
// the id of one, or a list of those. Many pages have HTML's references in them.
func linkedNames(v jsonValue, field string, byID map[string]jsonValue) (names []string) {
	switch v.kind {
	case jsonString:
		return []string{html.UnescapeString(v.text)}
	case jsonObject:
		if f := v.get(field); f.kind == jsonString {
			return []string{html.UnescapeString(f.text)}
		}
		if other, ok := byID[v.get("@id").text]; ok && v.get("name").kind == jsonOther {
			return linkedNames(other, field, nil)
		}
	case jsonList:
		for _, e := range v.list[:min(len(v.list), maxLinkedNames)] {
			if e.kind != jsonList {
				names = append(names, linkedNames(e, field, byID)...)
			}
		}
	}
	return names
}
