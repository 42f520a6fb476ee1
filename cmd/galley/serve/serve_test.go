package serve

import (
	"context"
	"fmt"
	"os"
	"strings"
	"testing"

	"galley"
	"galley/cmd/galley/exit"
	"galley/features"
	"galley/models"
	"galley/models/methods"
	"galley/page"
	"galley/render"
	"galley/render/chrome"
	"galley/server/problem"
)

// TestProblemsAreExits holds that the service says of an error what the command does.
func TestProblemsAreExits(t *testing.T) {
	_, method := methods.New("magic")
	for _, err := range []error{
		method, &chrome.StartError{}, &render.NetworkError{}, &render.TimeoutError{}, &render.PolicyError{}, &render.TypeError{}, &render.CrashError{},
		&render.StatusError{Status: 404}, &render.StatusError{Status: 503}, &render.StatusError{Status: 429}, &models.FormatError{},
		&page.LimitError{}, models.ErrNoArticle, &models.NotArticleError{}, fmt.Errorf("wrapped: %w", models.ErrNoArticle),
	} {
		if p := problem.Of(err); p.Exit != exit.Code(err) {
			t.Errorf("%T: the service says %d (%s), the command %d", err, p.Exit, p.Type, exit.Code(err))
		}
	}
	for err, want := range map[error]string{context.DeadlineExceeded: "timeout", context.Canceled: "interrupted", features.ErrNoLayout: "usage", galley.ErrNeedsBrowser: "usage", render.ErrClosed: "closing"} {
		if p := problem.Of(err); p.Type != "urn:galley:problem:"+want {
			t.Errorf("%v is %s", err, p.Type)
		}
	}
}

// TestProblemsAreDocumented holds the table in docs/serve.md against the code.
func TestProblemsAreDocumented(t *testing.T) {
	text, err := os.ReadFile("../../../docs/serve.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, k := range problem.Kinds {
		if row := fmt.Sprintf("| `%s` | %d | %d |", k.Name, k.Status, k.Exit); !strings.Contains(string(text), row) {
			t.Errorf("docs/serve.md has no row %s", row)
		}
	}
}
