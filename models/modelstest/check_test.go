package modelstest

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"galley/models"
	"galley/page"
)

// failing is a test of which the first failure is kept.
type failing struct {
	testing.TB
	message string
}

func (f *failing) Helper() {}

func (f *failing) Fatalf(format string, args ...any) {
	f.message = fmt.Sprintf(format, args...)
	panic(f)
}

func (f *failing) Fatal(args ...any) { f.Fatalf("%s", fmt.Sprint(args...)) }

func TestCheckSelection(t *testing.T) {
	p := Parse(t, "<div><p>a<p>b</div><p>c") // html, head, body, div, p, a, p, b, p, c
	none := page.None
	for _, tt := range []struct {
		name string
		s    page.Selection
		err  error
		want string // in the failure; "": none
	}{
		{"nothing", page.Selection{Title: none}, models.ErrNoArticle, ""},
		{"nothing, wrapped", page.Selection{Title: none}, fmt.Errorf("page: %w", models.ErrNoArticle), ""},
		{"a root", page.Selection{Title: none, Roots: []page.NodeID{3}}, nil, ""},
		{"roots and cuts", page.Selection{Title: 9, Roots: []page.NodeID{3, 8}, Cut: []page.NodeID{4, 9}}, nil, ""},
		{"another error", page.Selection{Title: none}, errors.New("no"), "want an empty selection"},
		{"an error with a root", page.Selection{Title: none, Roots: []page.NodeID{3}}, models.ErrNoArticle, "want an empty selection"},
		{"an error with a title", page.Selection{Title: 1}, models.ErrNoArticle, "want an empty selection"},
		{"no roots", page.Selection{Title: none}, nil, "no roots"},
		{"a title beyond the page", page.Selection{Title: 99, Roots: []page.NodeID{3}}, nil, "title 99"},
		{"a root beyond the page", page.Selection{Title: none, Roots: []page.NodeID{99}}, nil, "not on the page"},
		{"roots in one another", page.Selection{Title: none, Roots: []page.NodeID{3, 4}}, nil, "begins before"},
		{"roots out of order", page.Selection{Title: none, Roots: []page.NodeID{8, 3}}, nil, "begins before"},
		{"a cut that is the root", page.Selection{Title: none, Roots: []page.NodeID{3}, Cut: []page.NodeID{3}}, nil, "not below"},
		{"a cut outside", page.Selection{Title: none, Roots: []page.NodeID{3}, Cut: []page.NodeID{8}}, nil, "not below"},
		{"cuts in one another", page.Selection{Title: none, Roots: []page.NodeID{3}, Cut: []page.NodeID{4, 5}}, nil, "begins before"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			f := &failing{}
			func() {
				defer func() {
					if r := recover(); r != nil && r != any(f) {
						panic(r)
					}
				}()
				CheckSelection(f, p, tt.s, tt.err)
			}()
			if (f.message == "") != (tt.want == "") || !strings.Contains(f.message, tt.want) {
				t.Errorf("failure %q, want %q", f.message, tt.want)
			}
		})
	}
}
