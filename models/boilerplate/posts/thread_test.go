package posts

import (
	"fmt"
	"strings"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
)

// TestIsThread: posts of a thread have links to their own places.
func TestIsThread(t *testing.T) {
	thread := func(form string) string {
		var b strings.Builder
		for i, name := range []string{"Ann Lee", "bob42", "Cem Su", "Dan Po"} {
			b.WriteString(strings.NewReplacer("NUMBER", fmt.Sprint(i+1), "NAME", name, "DAY", fmt.Sprintf("%d March 2021", i+3), "TEXT", bodytest.ShortText).Replace(form))
		}
		return b.String()
	}
	for _, tt := range []struct {
		name, form string
		want       bool
	}{
		{"around the post", `<div class=post id=pNUMBER><div class=who>NAME</div><div class=when>DAY <a href="/thread?7#pNUMBER">#NUMBER</a></div><div class=text><p>TEXT</p></div></div>`, true},
		{"a named place", `<li class=post><a name=pNUMBER href="#pNUMBER">NUMBER</a> DAY<div class=text><p>TEXT</p></div></li>`, true},
		{"behind the text", `<li class=post id=pNUMBER>DAY<div class=text><p>TEXT</p><a href="#pNUMBER">Here</a></div></li>`, true},
		{"to another place", `<li class=post id=pNUMBER><a href="#top">Up</a> DAY<div class=text><p>TEXT</p></div></li>`, false},
		{"to other pages", `<li class=post id=pNUMBER><a href="/pNUMBER">NAME</a> DAY<div class=text><p>TEXT</p></div></li>`, false},
		{"to comments on other pages", `<li class=post id=pNUMBER>DAY<div class=text><p>TEXT</p></div><a href="/pNUMBER#comments">Two comments</a></li>`, false},
		{"without days", `<div class=post id=pNUMBER><a href="#pNUMBER">#NUMBER</a><div class=text><p>TEXT</p></div></div>`, false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x, scores := bodytest.EvenScores(t, "<div>"+thread(tt.form)+"</div>", 0.5)
			v := view.New(scores, x)
			if got := IsThread(v, Dated(v)); got != tt.want {
				t.Errorf("%v, want %v", got, tt.want)
			}
		})
	}
}
