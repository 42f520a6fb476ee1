package exit

import (
	"errors"
	"testing"
)

func TestAbout(t *testing.T) {
	for _, tt := range []struct{ name, input, err, want string }{
		{"names nothing", "story.html", "no article", "story.html: no article"},
		{"names it", "https://a.example/", "load https://a.example/: HTTP 404", "load https://a.example/: HTTP 404"},
		{"a password", "https://me:secret@a.example/", "no article", "https://a.example/: no article"},
		{"another name", "a.html", "b.html is no page", "a.html: b.html is no page"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if got := About(tt.input, errors.New(tt.err)).Error(); got != tt.want {
				t.Errorf("%q, want %q", got, tt.want)
			}
		})
	}
}
