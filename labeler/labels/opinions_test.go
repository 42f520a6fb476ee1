package labels_test

import (
	"strings"
	"testing"

	"galley/labeler/labelertest"
	"galley/labeler/labels"
)

// A share of the pages is drawn, the same at every start.
func TestDoubleShare(t *testing.T) {
	st := labels.NewStore(labelertest.NewFolder(t, 0).Dataset, 0.2)
	n := 0
	for i := range 1000 {
		if st.Double("paper-test-story-" + strings.Repeat("x", i%7) + string(rune('a'+i%26)) + strings.Repeat("y", i/26)) {
			n++
		}
	}
	if n < 150 || n > 250 {
		t.Errorf("of 1000 pages %d are to be labelled twice, want about 200", n)
	}
}
