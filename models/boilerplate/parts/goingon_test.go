package parts

import (
	"slices"
	"strings"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/page"
)

// TestWithGoingOn: prose is raised in parts that stand behind likely text in the element of the text.
func TestWithGoingOn(t *testing.T) {
	text, unlikely := "<p>"+bodytest.LongText+"</p>", []float64{0.2, 0.1, 0.05}
	begin := strings.Repeat(text, 2)
	part := "<div>" + strings.Repeat(text, 3) + "</div>"
	sections := strings.Repeat("<div><div>Harbour</div>"+text+"</div>", 3)
	numbered := func(numbers ...string) (all string) {
		for _, n := range numbers {
			all += "<div><div>" + n + ". Harbour</div>" + text + "</div>"
		}
		return all
	}
	sure, raised := []float64{0.95, 0.95}, []float64{goingOnRaised, goingOnRaised, goingOnRaised}
	for _, tt := range []struct {
		name, source string
		post, want   []float64
	}{
		{"a part", begin + part, slices.Concat(sure, unlikely), slices.Concat(sure, raised)},
		{"before the text", part + begin, slices.Concat(unlikely, sure), slices.Concat(unlikely, sure)},
		{"two paragraphs", begin + "<div>" + text + text + "</div>", slices.Concat(sure, unlikely[:2]), slices.Concat(sure, unlikely[:2])},
		{"surely none", begin + part, append(sure, 0.09, 0.09, 0.09), append(sure, 0.09, 0.09, 0.09)},
		{"one of many", begin + "<div>" + strings.Repeat(text, 4) + "</div>", append(sure, 0.15, 0, 0, 0), append(sure, 0.15, 0, 0, 0)},
		{"beside a line of text", "<p>Short.</p>" + part, append([]float64{0.95}, unlikely...), append([]float64{0.95}, unlikely...)},
		{"in a margin", begin + "<aside>" + part + "</aside>", slices.Concat(sure, unlikely), slices.Concat(sure, unlikely)},
		{"captions", begin + "<figure><img src=/f.jpg>" + part + "</figure>", slices.Concat(sure, unlikely), slices.Concat(sure, unlikely)},
		{"links", begin + "<div>" + strings.Repeat("<p>"+bodytest.LongText+" <a href=/x>The harbour of the town is closed until the end of the week</a></p>", 3) + "</div>",
			slices.Concat(sure, unlikely), slices.Concat(sure, unlikely)},
		{"sections of a list", begin + sections, append(sure, 0, 0.2, 0, 0.05, 0, 0.01), append(sure, 0, goingOnRaised, 0, goingOnRaised, 0, goingOnRaised)},
		{"numbered sections", begin + numbered("1", "2", "3"), append(sure, 0, 0, 0, 0, 0, 0), append(sure, slices.Repeat([]float64{goingOnRaised}, 6)...)},
		{"numbered downwards", begin + numbered("#3", "#2", "#1"), append(sure, 0, 0, 0, 0, 0, 0), append(sure, slices.Repeat([]float64{goingOnRaised}, 6)...)},
		{"numbered in boxes", begin + "<div><div>" + numbered("1", "2", "3") + "</div></div>", append(sure, 0, 0, 0, 0, 0, 0), append(sure, slices.Repeat([]float64{goingOnRaised}, 6)...)},
		{"a numbered list of links", begin + strings.ReplaceAll(numbered("1", "2", "3"), "Harbour", "<a href=/x>The harbour of the town is closed to all ships until the end of the week, says the mayor</a>"), append(sure, 0, 0, 0, 0, 0, 0), append(sure, 0, 0, 0, 0, 0, 0)},
		{"years", begin + numbered("1887", "1888", "1889"), append(sure, 0, 0, 0, 0, 0, 0), append(sure, 0, 0, 0, 0, 0, 0)},
		{"numbers of something", begin + numbered("12", "7", "9"), append(sure, 0, 0, 0, 0, 0, 0), append(sure, 0, 0, 0, 0, 0, 0)},
		{"alike, with text between", strings.Repeat("<div><div>Harbour</div>"+text+"</div>"+begin, 3), slices.Repeat(append([]float64{0, 0.2}, sure...), 3), slices.Repeat(append([]float64{0, 0.2}, sure...), 3)},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x, _ := bodytest.EvenScores(t, "<h1 hidden>A day</h1><main>"+tt.source+"</main>", 0)
			if x.NumBlocks() != len(tt.post) {
				t.Fatalf("%d blocks, want %d", x.NumBlocks(), len(tt.post))
			}
			scores := x.Scores(tt.post)
			got := WithGoingOn(x, scores, page.None, false)
			if !slices.Equal(got.Posteriors(), tt.want) {
				t.Errorf("%v, want %v", got.Posteriors(), tt.want)
			}
			if same := slices.Equal(tt.post, tt.want); same != (got == scores) {
				t.Errorf("other scores: %v", got != scores)
			}
			if got := WithGoingOn(x, scores, x.Page.First(0, "h1"), false); !slices.Equal(got.Posteriors(), tt.want) {
				t.Errorf("with a title elsewhere %v, want %v", got.Posteriors(), tt.want)
			}
			want := tt.want
			if !strings.HasPrefix(tt.name, "numbered") {
				want = tt.post
			}
			if got := WithGoingOn(x, scores, page.None, true); !slices.Equal(got.Posteriors(), want) {
				t.Errorf("of numbered ones %v, want %v", got.Posteriors(), want)
			}
			if got := WithGoingOn(x, scores, x.Page.First(0, "p"), false); got != scores {
				t.Errorf("with the title in the element of the text %v", got.Posteriors())
			}
		})
	}
}
