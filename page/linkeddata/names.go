package linkeddata

import (
	"cmp"
	"html"
	"regexp"
	"slices"
	"strings"

	"galley/page"
)

// link is a link of HTML around a text.
var link = regexp.MustCompile(`^\s*<a\s[^<>]*>([^<>]*)</a>\s*$`)

// withoutLink is a text without the link that programs of some sites put around names.
func withoutLink(text string) string {
	if m := link.FindStringSubmatch(text); m != nil {
		return m[1]
	}
	return text
}

// logosOf are the addresses of the logo of a publisher.
func logosOf(publisher jsonValue, byID map[string]jsonValue) []string {
	if other, ok := byID[publisher.get("@id").text]; ok && publisher.get("name").kind == jsonOther {
		publisher = other
	}
	return namesOf(publisher.get("logo"), "url", byID)
}

// trail are the steps of a list of breadcrumbs that have a name, as many as a thing has names.
func trail(v jsonValue) (steps []Step) {
	if !slices.Contains(v.get("@type").strings(), "BreadcrumbList") {
		return nil
	}
	list := v.get("itemListElement").list
	for _, e := range list[:min(len(list), maxNames)] {
		item := e.get("item")
		name := cmp.Or(e.get("name").text, item.get("name").text)
		if name = page.Norm(html.UnescapeString(name)); name != "" {
			steps = append(steps, Step{name, cmp.Or(item.text, item.get("@id").text, item.get("url").text)})
		}
	}
	return steps
}

// identity is what a thing is called by, where that is an address of its own: one with a
// fragment is that of a part of the page.
func identity(v jsonValue) string {
	if id := v.get("@id").text; strings.HasPrefix(id, "http") && !strings.Contains(id, "#") {
		return id
	}
	return ""
}

// groups are the names of those of a value that are of a type of organisation.
func groups(v jsonValue, byID map[string]jsonValue) (names []string) {
	for _, e := range append(slices.Clone(v.list[:min(len(v.list), maxNames)]), v) {
		if e.kind != jsonObject {
			continue
		}
		if other, ok := byID[e.get("@id").text]; ok && e.get("name").kind == jsonOther {
			e = other
		}
		isGroup := func(kind string) bool { return strings.HasSuffix(kind, "Organization") || kind == "Corporation" }
		if slices.ContainsFunc(e.get("@type").strings(), isGroup) {
			names = append(names, namesOf(e, "name", nil)...)
		}
	}
	return names
}

// namesOf are the strings of a value that is a string, an object with the field or
// the id of one, or a list of those. Many pages have HTML's references in them.
func namesOf(v jsonValue, field string, byID map[string]jsonValue) (names []string) {
	switch v.kind {
	case jsonString:
		if field == "name" {
			return []string{withoutLink(html.UnescapeString(v.text))}
		}
		return []string{html.UnescapeString(v.text)}
	case jsonObject:
		if f := v.get(field); f.kind == jsonString {
			return []string{withoutLink(html.UnescapeString(f.text))}
		}
		if other, ok := byID[v.get("@id").text]; ok && v.get("name").kind == jsonOther {
			return namesOf(other, field, nil)
		}
	case jsonList:
		for _, e := range v.list[:min(len(v.list), maxNames)] {
			if e.kind != jsonList {
				names = append(names, namesOf(e, field, byID)...)
			}
		}
	}
	return names
}
