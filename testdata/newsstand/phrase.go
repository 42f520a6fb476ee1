package newsstand

import (
	"html"
	"html/template"
	"strings"
)

// A phrase is text with two marks: *so* is emphasised, [so] is a link.
type phrase struct {
	text string
	href string // where its links go
}

// Plain is the phrase without its marks.
func (p phrase) Plain() string {
	return strings.NewReplacer("*", "", "[", "", "]", "").Replace(p.text)
}

// HTML is the phrase as markup.
func (p phrase) HTML() template.HTML {
	parts := strings.Split(html.EscapeString(p.text), "*")
	var out strings.Builder
	for i, part := range parts {
		if i%2 == 1 {
			part = "<em>" + part + "</em>"
		}
		out.WriteString(part)
	}
	return template.HTML(strings.NewReplacer("[", `<a href="`+html.EscapeString(p.href)+`">`, "]", "</a>").Replace(out.String()))
}
