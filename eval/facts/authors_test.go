package facts

import "testing"

// TestSameAuthors has who wrote an article, as an extractor and as a corpus says.
func TestSameAuthors(t *testing.T) {
	for _, tt := range []struct {
		name                   string
		authors, sources, gold []string
		want                   bool
	}{
		{"one", []string{"Ann Lee"}, nil, []string{"Ann Lee"}, true},
		{"another", []string{"Bo Lee"}, nil, []string{"Ann Lee"}, false},
		{"one too many", []string{"Ann Lee", "Bo Lee"}, nil, []string{"Ann Lee"}, false},
		{"one too few", []string{"Ann Lee"}, nil, []string{"Ann Lee", "Bo Lee"}, false},
		{"none where none is", nil, nil, []string{}, true},
		{"some where none is", []string{"Ann Lee"}, nil, []string{}, false},
		{"an agency among sources", []string{"Ann Lee"}, []string{"AFP"}, []string{"Ann Lee", "AFP"}, true},
		{"a line of names", []string{"Ann Lee", "Bo Lee", "Cy Lee"}, nil, []string{"Ann Lee, Bo Lee, and Cy Lee"}, true},
		{"a line of names, one too few", []string{"Ann Lee", "Bo Lee"}, nil, []string{"Ann Lee, Bo Lee & Cy Lee"}, false},
		{"a word with a conjunction in it", []string{"Andy Sandland"}, nil, []string{"Andy Sandland"}, true},
		{"degrees", []string{"Ann Lee"}, nil, []string{"Ann Lee, Ph.D., RD, FAND"}, true},
		{"a title", []string{"Ann Lee"}, nil, []string{"Dr. Ann Lee"}, true},
		{"a trade is no degree", []string{"Ann Lee"}, nil, []string{"Ann Lee, Dietitian"}, false},
		{"degrees alone are a name", []string{"AFP"}, nil, []string{"AFP"}, true},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if got := sameAuthors(tt.authors, tt.sources, tt.gold); got != tt.want {
				t.Errorf("%q, %q and %q: %v", tt.authors, tt.sources, tt.gold, got)
			}
		})
	}
}
