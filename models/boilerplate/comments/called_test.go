package comments

import (
	"slices"
	"testing"

	"galley/models/boilerplate/bodytest"
)

// TestWithoutCalled: what is called comments behind the text is none of it, however few they are.
func TestWithoutCalled(t *testing.T) {
	const (
		text  = `<p>` + bodytest.LongText + `</p><p>` + bodytest.LongText + `</p>`
		said  = `<p>I do not think that anybody will miss the old pier at all.</p>`
		name  = `<b style="display:block">Ann Lee</b>`
		entry = `<div class="item-comment">` + name + `<time>3 days ago</time>` + said + `</div>`
	)
	for _, tt := range []struct {
		name, source string
		cut          bool
	}{
		{"one with a time", text + entry, true},
		{"in the box of the text", `<div>` + text + `<ol id=comments><li>` + name + `<p>5 March 2024</p>` + said + `</ol></div>`, true},
		{"beside a field", text + `<div class=comments>` + name + said + `<textarea></textarea></div>`, true},
		{"elements called so", text + `<div class=comments><div class=comment-head>` + name + `</div><div class=comment-text>` + said + `</div><div class=comment-tools>Reply</div></div>`, true},
		{"by microdata", text + `<div itemprop=comment>` + name + `<time>3 days ago</time>` + said + `</div>`, true},
		{"a box around text and comments", `<div class=has-comments>` + text + entry + `</div>`, true},
		{"what an editor says of the text", text + `<div class=comment>` + name + said + `</div>`, false},
		{"text without a name over it", text + `<div class=comments><div class=comment>` + said + said + `</div><div class=comment>` + said + `</div><time>3 days ago</time></div>`, false},
		{"an opinion", `<p>` + bodytest.LongText + `</p><p>` + bodytest.LongText + `</p><div class=comment><p>` + bodytest.LongText + `</p><p class=comment-text>` + bodytest.LongText + `</p><time>5 March 2024</time></div>`, false},
		{"what buyers say, as a seller shows it", text + `<div class="testimonials comments">` + entry + entry + `</div>`, false},
		{"posts of a thread", `<div class=comment>` + text + `</div>` + entry + entry, false},
		{"words of code", text + `<pre>a = b <i class=comment># of 2024-05-03</i></pre>`, false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x, _ := bodytest.WithBody(t, `<div id=body>`+tt.source+`</div>`)
			got := WithoutCalled(x, x.Scores(slices.Repeat([]float64{1}, x.NumBlocks())), 1).Posteriors()
			cut := 0
			for i := range got {
				if got[i] == 0 {
					cut += x.BlockWords(i)
				}
			}
			if tt.cut != (cut >= 12) || !tt.cut && cut > 0 || got[0] != 1 || got[1] != 1 {
				t.Errorf("cut %d words of %v, want them cut: %v", cut, got, tt.cut)
			}
		})
	}
}
