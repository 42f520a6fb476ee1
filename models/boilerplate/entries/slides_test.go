package entries

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"galley/models/boilerplate/bodytest"
)

// TestWithSlides: prose below numbered pictures is text where the page says little else.
func TestWithSlides(t *testing.T) {
	slide := func(form string) string {
		var b strings.Builder
		for k := 1; k <= 3; k++ {
			b.WriteString(strings.NewReplacer("N", fmt.Sprint(k), "TEXT", bodytest.LongText).Replace(form))
		}
		return b.String()
	}
	const story = "<div><img src=a.jpg><div>N/3</div><p>TEXT</p></div>"
	up, down := []float64{0.1, sureUpdate}, []float64{0.1, 0.1}
	for _, tt := range []struct {
		name, source string
		want         []float64
	}{
		{"a story", slide(story), slices.Concat(up, up, up)},
		{"in words", slide("<div><img src=a.jpg><div>N of 3</div><p>TEXT</p></div>"), slices.Concat(up, up, up)},
		{"with noughts", slide("<div><img src=a.jpg><div>0N of 03</div><p>TEXT</p></div>"), slices.Concat(up, up, up)},
		{"in two lines", slide("<div><img src=a.jpg><div>N</div><div>of 3</div><p>TEXT</p></div>"), slices.Repeat([]float64{0.1, 0.1, sureUpdate}, 3)},
		{"with links in the prose", slide("<div><img src=a.jpg><div>N/3</div><p>TEXT <a href=/x>There is more of it elsewhere.</a></p></div>"), slices.Concat(up, up, up)},
		{"with titles", slide("<div><div>N/3</div><p><b>Harbour</b></p><img src=a.jpg><p><a href=/ann>Ann</a></p><p>TEXT</p><h3>Buy it</h3></div>"),
			slices.Repeat([]float64{0.1, sureUpdate, 0.1, sureUpdate, 0.1}, 3)},
		{"with a wide sign", slide("<div><img src=a.jpg><div>N／3</div><p>TEXT</p></div>"), slices.Concat(up, up, up)},
		{"beside a long text", strings.Repeat("<p>"+bodytest.LongText+"</p>", 5) + slide(story), slices.Repeat([]float64{0.1}, 11)},
		{"of more than there are", slide(strings.ReplaceAll(story, "/3", "/9")), slices.Concat(down, down, down)},
		{"without pictures", slide("<div><div>N/3</div><p>TEXT</p></div>"), slices.Concat(down, down, down)},
		{"links", slide("<div><img src=a.jpg><div>N/3</div><p><a href=/x>TEXT</a></p></div>"), slices.Concat(down, down, down)},
		{"pages of a list", "<p>1/3</p>" + slide("<div><img src=a.jpg><p>TEXT</p></div>"), slices.Repeat([]float64{0.1}, 4)},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x, scores := bodytest.EvenScores(t, "<main>"+tt.source+"</main>", 0.1)
			if got := WithSlides(x, scores).Posteriors(); !slices.Equal(got, tt.want) {
				t.Errorf("%v, want %v", got, tt.want)
			}
		})
	}
}
