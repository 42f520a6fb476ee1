package article

import (
	"encoding/json"
	"html"
	"regexp"
	"strings"
)

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
