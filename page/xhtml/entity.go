package xhtml

import (
	"regexp"

	"golang.org/x/net/html"
)

// Bounds of the entities that a document declares: how many, and bytes of the text of one in all places
// where a document may name it.
const (
	mostEntities = 1000
	entityBytes  = 4 << 20
)

// declaration is that of an entity with its text (XML 1.0, 4.2.1). What another file has is not read.
var declaration = regexp.MustCompile(`<!ENTITY\s+([A-Za-z_:][\w:.-]*)\s+(?:"([^"]*)"|'([^']*)')\s*>`)

// declare takes the entities that a declaration of the document type has.
func (w *writer) declare(directive string) {
	for _, found := range declaration.FindAllStringSubmatch(directive, mostEntities) {
		if text := found[2] + found[3]; len(text)*w.references <= entityBytes {
			w.entities[found[1]] = html.UnescapeString(text)
		}
	}
}
