// Package hostile holds ways to smuggle script, style or requests past a sanitiser.
package hostile

import (
	_ "embed"
	"strconv"
	"strings"
	"testing"
)

//go:embed vectors.txt
var file string

// Vector is a piece of HTML: the place it belongs to on a page, the class of attack, and
// the text. FIRE in it stands for a call that must not happen, EVIL for an address that
// must not be loaded.
type Vector struct{ Place, Class, Text string }

// controls are the control characters that the file pictures.
var controls = strings.NewReplacer("\u2400", "\x00", "\u2409", "\t", "\u240a", "\n", "\u240c", "\f")

// Vectors are all lines of the file.
func Vectors(t testing.TB) (list []Vector) {
	t.Helper()
	var place, class string
	for i, line := range strings.Split(file, "\n") {
		switch {
		case line == "", strings.HasPrefix(line, "//"):
			continue
		case strings.HasPrefix(line, "# "):
			place, class, _ = strings.Cut(line[2:], ": ")
			continue
		case place == "raw":
			text, err := strconv.Unquote(line)
			if err != nil {
				t.Fatalf("vectors.txt:%d: %v", i+1, err)
			}
			line = text
		}
		list = append(list, Vector{place, class, controls.Replace(line)})
	}
	return list
}
