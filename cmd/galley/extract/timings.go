package extract

import (
	"fmt"
	"io"
	"strings"
	"time"

	"galley"
	"galley/page"
)

// writeTimings says on one line where the time of a page went, in milliseconds, and how the page stands to
// those that the wrapper learned of, if it is of their site.
func writeTimings(w io.Writer, name string, t galley.Timing, write time.Duration, kinship page.Kinship) {
	stages := []struct {
		name string
		took time.Duration
	}{
		{"navigate", t.Navigate}, {"settle", t.Settle}, {"snapshot", t.Snapshot}, {"convert", t.Convert}, {"select", t.Select},
		{"look", t.Styles}, {"article", t.Article}, {"archive", t.Archive}, {"write", write},
	}
	var line strings.Builder
	for _, s := range stages {
		if s.took > 0 {
			fmt.Fprintf(&line, " %s %.1f", s.name, float64(s.took)/float64(time.Millisecond))
		}
	}
	if kinship != "" {
		line.WriteString(", labelled site: " + string(kinship))
	}
	fmt.Fprintf(w, "galley: %s: ms:%s\n", name, line.String())
}
