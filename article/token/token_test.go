package token

import (
	"testing"

	"galley/page"
)

// TestIn: names are parted at signs and before capitals behind small letters, and their case does not matter.
func TestIn(t *testing.T) {
	set := Of("comment", "comments")
	for name, want := range map[string]bool{
		"comment": true, "item-comment": true, "COMMENTS": true, "itemComment": true, "postComments2": true, "x_comment_y": true,
		"commented": false, "Comment-": true, "itemcomment": false, "ITEMComment": false, "comment1s": true, "": false, "é-comment": true, "3": false,
	} {
		if got := In(&page.Node{Attrs: []page.Attr{{Name: "class", Value: name}}}, set); got != want {
			t.Errorf("%q: %v, want %v", name, got, want)
		}
	}
	if In(&page.Node{Attrs: []page.Attr{{Name: "title", Value: "comment"}}}, set) {
		t.Error("a title names nothing")
	}
}

// BenchmarkIn asks for a name that has none of the words, as nearly all have.
func BenchmarkIn(b *testing.B) {
	set := Of("comment", "comments", "commentlist", "author", "byline", "tags")
	node := &page.Node{Attrs: []page.Attr{{Name: "href", Value: "/x"}, {Name: "class", Value: "wp-block-group alignWide has-global-padding is-layout-constrained"}}}
	for b.Loop() {
		if In(node, set) {
			b.Fatal("found")
		}
	}
}
