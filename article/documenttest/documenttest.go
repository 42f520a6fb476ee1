// Package documenttest writes pages as styled documents, for the tests of what decides how they
// look.
package documenttest

import (
	"strings"
	"testing"

	"galley/article"
	"galley/page"
)

// Written is the styled document of a page under a selection.
func Written(t testing.TB, p *page.Page, sel page.Selection) string {
	t.Helper()
	a, err := article.New(p, sel)
	if err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	if err := a.WriteHTML(&b); err != nil {
		t.Fatal(err)
	}
	return b.String()
}
