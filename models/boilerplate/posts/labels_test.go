package posts

import (
	"fmt"
	"strings"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
)

// postsOf are posts by people with a rank, on a day, with what one can do below each.
func postsOf(day string, names ...string) string {
	var b strings.Builder
	for i, name := range names {
		fmt.Fprintf(&b, `<div class=post><div class=who><b>%s</b></div><div class=rank>Posts: %d</div><div class=at>%s</div><div class=text><p>%s</p></div><div class=do>Reply to this</div></div>`, name, 10*i, strings.ReplaceAll(day, "N", fmt.Sprint(i+1)), bodytest.ShortText)
	}
	return b.String()
}

// TestDropPostLabels: what stands between most posts is none of the text of a thread.
func TestDropPostLabels(t *testing.T) {
	const day = "0N.04.2026, 10:12"
	tests := []struct {
		name, source string
		dropped      string // texts of blocks
	}{
		{"posts", postsOf(day, "Ann", "Bo", "Cem"), "Posts: 0|Reply to this|Posts: 10|Reply to this|Posts: 20|Reply to this"},
		{"days that are marked up", postsOf("<time>N hours ago</time>", "Ann", "Bo", "Cem"), "Posts: 0|Reply to this|Posts: 10|Reply to this|Posts: 20|Reply to this"},
		{"days that point at them", postsOf("<span title='April N, 2026 10:12'>some hours ago</span>", "Ann", "Bo", "Cem"), "Posts: 0|Reply to this|Posts: 10|Reply to this|Posts: 20|Reply to this"},
		{"ranks of a list", strings.ReplaceAll(postsOf(day, "Ann", "Bo", "Cem"), "Posts: ", "1.</div><div class=rank>Posts: "), "Posts: 0|Reply to this|Posts: 10|Reply to this|Posts: 20|Reply to this"},
		{"bodies told by ids", strings.ReplaceAll(postsOf(day, "Ann", "Bo", "Cem"), "class=text", "id=text1"), "Posts: 0|Reply to this|Posts: 10|Reply to this|Posts: 20|Reply to this"},
		{"answers in what they answer", strings.ReplaceAll(postsOf(day, "Ann", "Bo", "Cem"), "this</div></div>", "this</div>") + "</div></div></div>", "Posts: 0|Reply to this|Posts: 10|Reply to this|Posts: 20|Reply to this"},
		{"one label elsewhere", strings.Replace(postsOf(day, "Ann", "Bo", "Cem", "Dan", "Eve"), "Reply to", "Go to", 1), "Posts: 0|Posts: 10|Reply to this|Posts: 20|Reply to this|Posts: 30|Reply to this|Posts: 40|Reply to this"},
		{"among many words of the forum", postsOf(day, "Ann", "Bo", "Cem") + strings.Repeat("<ul><li>Boats<li>Oars<li>Sails<li>Knots<li>Winds</ul>", 18), "Posts: 0|Reply to this|Posts: 10|Reply to this|Posts: 20|Reply to this"},
		{"values behind a colon", strings.NewReplacer("Posts: 0", "From: Oslo", "Posts: 10", "From: Bergen", "Posts: 20", "From: Narvik").Replace(postsOf(day, "Ann", "Bo", "Cem")), "From: Oslo|Reply to this|From: Bergen|Reply to this|From: Narvik|Reply to this"},
		{"numbers behind a sign", strings.ReplaceAll(postsOf(day, "Ann", "Bo", "Cem"), "Posts: ", "#"), "#0|Reply to this|#10|Reply to this|#20|Reply to this"},
		{"other words", strings.NewReplacer("Posts: 0", "In Oslo", "Posts: 10", "In Bergen", "Posts: 20", "In Narvik").Replace(postsOf(day, "Ann", "Bo", "Cem")), "Reply to this|Reply to this|Reply to this"},
		{"what the thread is about, in each", strings.ReplaceAll(postsOf(day, "Ann", "Bo", "Cem"), "<div class=text>", "<div class=text><h3><a href=/t7>Re: The oak boat</a></h3>"), "Posts: 0|Re: The oak boat|Reply to this|Posts: 10|Re: The oak boat|Reply to this|Posts: 20|Re: The oak boat|Reply to this"},
		{"headings of parts of each", strings.ReplaceAll(postsOf(day, "Ann", "Bo", "Cem"), "<div class=text>", "<div class=text><h3>What is new</h3>"), "Posts: 0|Reply to this|Posts: 10|Reply to this|Posts: 20|Reply to this"},
		{"two posts", postsOf(day, "Ann", "Bo"), ""},
		{"no days", postsOf("somewhere", "Ann", "Bo", "Cem"), ""},
		{"little of a page", postsOf(day, "Ann", "Bo", "Cem") + strings.Repeat("<p>"+bodytest.LongText+"</p>", 9), ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := droppedBy(t, tt.source, func(v *view.View, post []float64) { DropLabels(v, Dated(v), post) }); got != tt.dropped {
				t.Errorf("dropped %q, want %q", got, tt.dropped)
			}
		})
	}
}

// TestRaisePostBodies: where the body of one post surely is text, those of the others are.
func TestRaisePostBodies(t *testing.T) {
	tests := []struct {
		name        string
		day         string
		first, rest float64 // posteriors of the bodies of posts
		want        float64 // of the rest
	}{
		{"one is sure", "0N.04.2026, 10:12", 0.9, 0.1, view.Likely},
		{"all are likely", "0N.04.2026, 10:12", 0.9, 0.6, 0.6},
		{"none is sure", "0N.04.2026, 10:12", 0.6, 0.1, 0.1},
		{"no days", "somewhere", 0.9, 0.1, 0.1},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			x, scores := bodytest.EvenScores(t, "<main>"+postsOf(tt.day, "Ann", "Bo", "Cem")+"</main>", tt.rest)
			post := append([]float64(nil), scores.Posteriors()...)
			post[3] = tt.first // name, rank and day stand before it
			v := view.New(scores, x)
			RaiseBodies(v, Dated(v), post)
			if post[3] != tt.first || post[8] != tt.want || post[13] != tt.want {
				t.Errorf("bodies %v %v %v, want %v %v %v", post[3], post[8], post[13], tt.first, tt.want, tt.want)
			}
		})
	}
}

// TestDatedBodies: bodies of posts are elements with days between them, whatever stands around them.
func TestDatedBodies(t *testing.T) {
	const (
		row  = `<div class=box><div class=head><b>Ann</b> said something on the new harbour of the town again</div></div><div class=box><a name=pN></a><div class=at>0N.04.2026, 10:12 <a href="#pN">#</a></div><div class=text><p>` + bodytest.ShortText + `</p></div></div>`
		list = `<div class=box><div class=head><b>Ann</b> sells something on the new harbour of the town again</div></div><div class=box><div class=at>0N.04.2026, 10:12 <a href="/lots/N">#</a></div><div class=text><p>` + bodytest.ShortText + `</p></div></div>`
	)
	three := func(form string) string {
		var b strings.Builder
		for i := range 3 {
			b.WriteString(strings.ReplaceAll(form, "N", fmt.Sprint(i+1)))
		}
		return b.String()
	}
	tests := []struct{ name, source, want string }{
		{"the elements with most words", postsOf("0N.04.2026, 10:12", "Ann", "Bo", "Cem"), "I I I"},
		{"elements in others that have more words", three(row), "I I I"},
		{"entries that lead elsewhere", three(list), ""},
		{"two of them", strings.Repeat(row, 2), ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			x, scores := bodytest.EvenScores(t, tt.source, 0.5)
			if got := bodytest.FirstWords(x, Dated(view.New(scores, x))); got != tt.want {
				t.Errorf("%q, want %q", got, tt.want)
			}
		})
	}
}
