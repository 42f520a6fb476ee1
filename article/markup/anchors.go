package markup

import (
	"strconv"
	"strings"

	"galley/article/allowlist"
)

// anchors gives ids new names. An id of the page never stands as it is: a
// document that carries "body" or "cookie" as an id shadows what scripts of a
// viewer look up under these names (DOM clobbering).
type anchors map[string]string

// name is the new name of an id: readable where the id is plain, else numbered.
func (a anchors) name(id string) string {
	if name, ok := a[id]; ok {
		return name
	}
	name := "g-" + id
	if len(id) > 64 || strings.IndexFunc(id, func(r rune) bool { return r >= 0x80 || !allowlist.IsNameByte(byte(r)) }) >= 0 {
		name = "gx-" + strconv.Itoa(len(a)+1)
	}
	a[id] = name
	return name
}
