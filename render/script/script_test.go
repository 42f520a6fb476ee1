package script

import (
	"slices"
	"strings"
	"testing"
	"time"
)

// TestFiles: every file is part of what is run in pages, and is a function.
func TestFiles(t *testing.T) {
	used := slices.Concat(parts, activityParts, []string{"galley", "activity", "ask", "leave", "fontrules"})
	entries, err := files.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		if name := strings.TrimSuffix(e.Name(), ".js"); !slices.Contains(used, name) {
			t.Errorf("%s is in no script", e.Name())
		}
	}
	for _, name := range used {
		text := source(name)
		comment, err := files.ReadFile(name + ".js")
		if err != nil || !strings.HasPrefix(string(comment), "//") || strings.Contains(text, "\n//") || !strings.Contains(text, "=> {") && !strings.Contains(text, "function (") && !strings.Contains(text, "=> [") {
			t.Errorf("%s.js is no function with a comment: %.60s (%v)", name, text, err)
		}
	}
}

// TestArguments: names and numbers are arguments, whatever is in them.
func TestArguments(t *testing.T) {
	for _, tt := range []struct{ got, want string }{
		{Activity(`_"x`, 1500*time.Millisecond), `}, "_\"x", 1500)`},
		{Leave("", 3), `)("", 3)`},
	} {
		if !strings.HasSuffix(tt.got, tt.want) {
			t.Errorf("it ends with %q, want %q", tt.got[len(tt.got)-20:], tt.want)
		}
	}
}
