package eval_test

import (
	"testing"

	"galley/eval"
)

func TestParsed(t *testing.T) {
	d := eval.Document{ID: "a", HTML: []byte("<p>x")}
	c := &eval.Parsed{Users: 2}
	first, err := c.Parse(d)
	if err != nil {
		t.Fatal(err)
	}
	if second, _ := c.Parse(d); second != first {
		t.Error("the page is parsed twice for two users")
	}
	if third, _ := c.Parse(d); third == first {
		t.Error("the page is kept after its last user")
	}
	if _, err := c.Parse(eval.Document{ID: "b", HTML: []byte("<body>" + string(make([]byte, 65<<20)))}); err == nil {
		t.Error("a page over the limits has no error")
	}
}
