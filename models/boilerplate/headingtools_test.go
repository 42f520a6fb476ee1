package boilerplate

import "testing"

// TestCutHeadingTools: links that several headings have behind their words, in brackets, are none of them.
func TestCutHeadingTools(t *testing.T) {
	const edit = ` <span class=s1>[<a href=/e1>edit</a> | <a href=/e2>edit source</a>]</span>`
	tests := []struct{ name, source, want string }{
		{"of a wiki", `<h2><span>History</span>` + edit + `</h2><p>One.</p><h3>Places` + edit + `</h3><p>Two.</p>`, "History\nOne.\nPlaces\nTwo."},
		{"of one heading", `<h2>History` + edit + `</h2><p>One.</p>`, "History [edit | edit source]\nOne."},
		{"that are not alike", `<h2>History <span>[<a href=/a>Lee</a>]</span></h2><p>One.</p><h2>Places <span>[<a href=/b>Ray</a>]</span></h2><p>Two.</p>`, "History [Lee]\nOne.\nPlaces [Ray]\nTwo."},
		{"without brackets", `<h2>History <span><a href=/a>edit</a></span></h2><p>One.</p><h2>Places <span><a href=/b>edit</a></span></h2><p>Two.</p>`, "History edit\nOne.\nPlaces edit\nTwo."},
		{"words in brackets", `<h2>History <span>[new <a href=/a>edit</a>]</span></h2><p>One.</p><h2>Places <span>[new <a href=/b>edit</a>]</span></h2><p>Two.</p>`, "History [new edit]\nOne.\nPlaces [new edit]\nTwo."},
		{"all of the heading", `<h2><span>[<a href=/a>edit</a>]</span></h2><p>One.</p><h2><span>[<a href=/b>edit</a>]</span></h2><p>Two.</p>`, "[edit]\nOne.\n[edit]\nTwo."},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := textAfter(t, tt.source, CutHeadingTools); got != tt.want {
				t.Errorf("got  %q\nwant %q", got, tt.want)
			}
		})
	}
}
