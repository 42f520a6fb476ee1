package cache

import (
	"errors"
	"testing"
)

func TestCache(t *testing.T) {
	c := New(10, func(s string) int { return len(s) })
	c.Put("a", "123456")
	c.Put("b", "1234")
	has := func(slug string) bool {
		_, err := c.Get(slug, func() (string, error) { return "", errors.New("not kept") })
		return err == nil
	}
	has("a")
	c.Put("c", "1234") // the one that was not used goes
	if has("b") || !has("a") {
		t.Error("what was used last went first")
	}
	c.Put("d", "12345678901") // too large to keep
	if has("d") || c.used != 10 {
		t.Errorf("%d of 10 bytes are used", c.used)
	}
	c.Put("c", "12") // in the place of what was longer
	if c.used != 8 {
		t.Errorf("%d bytes are used, want 8", c.used)
	}
	c.Drop("a")
	if has("a") || c.used != 2 {
		t.Errorf("%d bytes are used after a drop", c.used)
	}
}
