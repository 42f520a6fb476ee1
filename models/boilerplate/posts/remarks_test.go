package posts

import (
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
	"galley/models/pagekind"
)

// TestDropRemarks: remarks on a question and its answers are none of the text, comments that are the posts
// of a thread or stand below an article are.
func TestDropRemarks(t *testing.T) {
	remark := `<li itemprop=comment itemscope itemtype="https://schema.org/Comment"><span>Which boat?</span><p>Ann</p></li>`
	in := func(itemtype string) string {
		return `<div itemscope itemtype="https://schema.org/` + itemtype + `"><p>` + bodytest.ShortText + `</p><ul>` + remark + `</ul></div>`
	}
	tests := []struct {
		name, source, none string
	}{
		{"on a question", in("Question"), "Which boat?|Ann"},
		{"on an answer", in("Answer"), "Which boat?|Ann"},
		{"on an answer in its question", `<div itemscope itemtype="https://schema.org/Question">` + in("Answer") + `</div>` + remark, "Which boat?|Ann"},
		{"of a thread", in("DiscussionForumPosting"), ""},
		{"behind a question", `<div itemscope itemtype="https://schema.org/Question"><p>` + bodytest.ShortText + `</p></div>` + remark, ""},
		{"of an article", in("Article"), ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := droppedBy(t, tt.source, func(v *view.View, post []float64) { DropRemarks(v, post) }); got != tt.none {
				t.Errorf("dropped %q, want %q", got, tt.none)
			}
		})
	}
}

// TestDropRanks: ranks of those who write in a forum are none of the text, jobs on other pages are.
func TestDropRanks(t *testing.T) {
	post := `<div><h4>Ann</h4><h5 itemprop=jobTitle>Senior member</h5><p>` + bodytest.ShortText + `</p></div>`
	tests := []struct {
		name, source string
		kind         pagekind.Kind
		none         string
	}{
		{"of a forum", post, pagekind.Forum, "Senior member"},
		{"of a team", post + post + post, pagekind.Page, ""},
		{"a job in a sentence", `<p>Ann is our <b itemprop=jobTitle>boat builder</b> now.</p>`, pagekind.Forum, ""},
		{"longer than a rank", `<p itemprop=jobTitle>` + bodytest.ShortText + `</p>`, pagekind.Forum, ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			drop := func(v *view.View, post []float64) { DropRanks(v, nil, post, tt.kind) }
			if got := droppedBy(t, tt.source, drop); got != tt.none {
				t.Errorf("dropped %q, want %q", got, tt.none)
			}
		})
	}
}
