package labeler

import (
	"errors"
	"os"
	"testing"
)

func TestNewNeeds(t *testing.T) {
	if _, err := New(Options{Hosts: []string{host}}); err == nil {
		t.Error("a labeler without a dataset was made")
	}
	s := newTestServer(t, newFolder(t, 0), func(o *Options) { o.Token = "" })
	if len(s.Token()) < 20 {
		t.Errorf("the token is %q", s.Token())
	}
}

// The rubric that the page shows is the one of the documentation.
func TestRubric(t *testing.T) {
	want, err := os.ReadFile("../docs/labelling.md")
	if err != nil {
		t.Fatal(err)
	}
	got, err := ui.ReadFile("ui/labelling.md")
	if err != nil {
		t.Fatal(err)
	}
	if string(got) != string(want) {
		t.Error("labeler/ui/labelling.md and docs/labelling.md differ: copy the one that was edited over the other")
	}
}

func TestCache(t *testing.T) {
	c := newCache(10, func(s string) int { return len(s) })
	c.put("a", "123456")
	c.put("b", "1234")
	has := func(slug string) bool {
		_, err := c.get(slug, func() (string, error) { return "", errors.New("not kept") })
		return err == nil
	}
	has("a")
	c.put("c", "1234") // the one that was not used goes
	if has("b") || !has("a") {
		t.Error("what was used last went first")
	}
	c.put("d", "12345678901") // too large to keep
	if has("d") || c.used != 10 {
		t.Errorf("%d of 10 bytes are used", c.used)
	}
	c.put("c", "12") // in the place of what was longer
	if c.used != 8 {
		t.Errorf("%d bytes are used, want 8", c.used)
	}
	c.drop("a")
	if has("a") || c.used != 2 {
		t.Errorf("%d bytes are used after a drop", c.used)
	}
}
