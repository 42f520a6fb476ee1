package built

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

func TestIsMade(t *testing.T) {
	for part, want := range map[string]bool{
		"a1B2c": true, "1x2y3z": true, "hKzXyZ": true, "1abcde": true, "gsnTZi": true, "8f14e45f": true, "100245abc": false,
		"article": false, "articleBody": false, "h2": false, "col12": false, "2xl": false, "header2": false, "navList": false,
		"": false, "überschrift": false, "2026": false, "elem--mod": false,
	} {
		if got := isMade(part); got != want {
			t.Errorf("isMade(%q) = %v", part, got)
		}
	}
}

// elements are those of a page with a name of each kind.
func elements(name func(i int, word string) string) (list [][]string) {
	for i, word := range strings.Fields("head title text list item foot menu card figure caption") {
		list = append(list, strings.Fields(name(i, word)), strings.Fields(name(i, word)))
	}
	return list
}

// digests are made by builds: the last have letters alone, and are told by what stands in their place.
var digests = strings.Fields("a1b2c 9x8yz k3j4h b7c8d e5f6g q1w2e t4y5u z9x8c limpe bomar")

func TestLearn(t *testing.T) {
	for _, tt := range []struct {
		name string
		of   func(i int, word string) string
		want string // of the names of the last element; "-": nothing is built
	}{
		{"names that people give", func(i int, word string) string { return "story-" + word }, "-"},
		{"digests behind two underscores", func(i int, word string) string { return "styles_" + word + "__" + digests[i] }, "styles-caption*"},
		{"digests between underscores", func(i int, word string) string { return fmt.Sprintf("_%s_%s_%d", word, digests[i], i) }, "caption*"},
		{"digests alone", func(i int, word string) string { return "css-" + digests[i] }, ""},
		{"one digest beside names", func(i int, word string) string { return word + " s-1f2e3d" }, "caption s*"},
		{"counted", func(i int, word string) string { return fmt.Sprintf("%s-root-%d", word, 100+i) }, "caption-root*"},
		{"a name a style", func(i int, word string) string { return "flex mt-4 text-sm " + word }, ""},
	} {
		list := elements(tt.of)
		n := Learn(list)
		if (n == nil) != (tt.want == "-") {
			t.Errorf("%s: %+v", tt.name, n)
		}
		if n == nil {
			continue
		}
		var lasting []string
		for _, name := range list[len(list)-1] {
			lasting = append(lasting, n.Lasting(name))
		}
		lasting = slices.DeleteFunc(lasting, func(name string) bool { return name == "" })
		if got := strings.Join(lasting, " "); got != tt.want {
			t.Errorf("%s: %q lasts, want %q (%+v)", tt.name, got, tt.want, n)
		}
	}
	if n := Learn(nil); n != nil {
		t.Errorf("of nothing: %+v", n)
	}
}
