package parts

import (
	"slices"
	"strings"
	"testing"

	"galley/models/boilerplate/bodytest"
)

// TestSplitBox: what is left of a box that was parted goes on with the text, though the title stands in the same element.
func TestSplitBox(t *testing.T) {
	text := "<p>" + bodytest.LongText + "</p>"
	one := `<div class="part part-1">` + strings.Repeat(text, 2) + "</div>"
	begin, end := `<div class="part part-2">`, "</div>"
	post := []float64{0.99, 0.95, 0.95, 0.2, 0.1, 0.05}
	raised := []float64{0.99, 0.95, 0.95, goingOnRaised, goingOnRaised, goingOnRaised}
	for _, tt := range []struct {
		name, source string
		post, want   []float64
	}{
		{"a box of the same make", "<h1>A day</h1>" + one + begin + strings.Repeat(text, 3) + end, post, raised},
		{"all in a margin", "<aside><h1>A day</h1>" + one + begin + strings.Repeat(text, 3) + end + "</aside>", post, raised},
		{"a caption in it", "<h1>A day</h1>" + one + begin + strings.Repeat(text, 3) + "<figure><img src=/f.jpg>" + text + "</figure>" + end, append(slices.Clone(post), 0.01), append(slices.Clone(raised), 0.01)},
		{"a box of another make", "<h1>A day</h1>" + one + "<div class=next>" + strings.Repeat(text, 3) + end, post, post},
		{"another story", "<h1>A day</h1>" + one + begin + "<h2>A night</h2>" + strings.Repeat(text, 3) + end, slices.Insert(slices.Clone(post), 3, 0.1), slices.Insert(slices.Clone(post), 3, 0.1)},
		{"the box before ends with something else", "<h1>A day</h1>" + strings.Replace(one, end, "<div>Share</div></div>", 1) + begin + strings.Repeat(text, 3) + end, slices.Insert(slices.Clone(post), 3, 0.1), slices.Insert(slices.Clone(post), 3, 0.1)},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x, _ := bodytest.EvenScores(t, "<article>"+tt.source+"</article>", 0)
			if x.NumBlocks() != len(tt.post) {
				t.Fatalf("%d blocks, want %d", x.NumBlocks(), len(tt.post))
			}
			got := WithGoingOn(x, x.Scores(tt.post), x.Page.First(0, "h1"), false)
			if !slices.Equal(got.Posteriors(), tt.want) {
				t.Errorf("%v, want %v", got.Posteriors(), tt.want)
			}
		})
	}
}
