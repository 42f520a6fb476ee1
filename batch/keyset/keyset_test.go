package keyset

import (
	"crypto/sha256"
	"fmt"
	"os"
	"testing"
)

func key(i int) Key {
	sum := sha256.Sum256([]byte(fmt.Sprint(i)))
	return Key(sum[:16])
}

func TestSet(t *testing.T) {
	dir := t.TempDir()
	s, err := New(dir)
	if err != nil {
		t.Fatal(err)
	}
	const n = 20_000 // the table grows several times
	for round := range 2 {
		for i := range n {
			added, err := s.Add(key(i))
			if err != nil || added != (round == 0) {
				t.Fatalf("round %d, key %d: added %v, %v", round, i, added, err)
			}
		}
	}
	if has, err := s.Has(key(n)); has || err != nil {
		t.Errorf("a key that was not added: %v, %v", has, err)
	}
	if s.Len() != n {
		t.Errorf("%d keys, want %d", s.Len(), n)
	}
	if err := s.Close(); err != nil {
		t.Error(err)
	}
	if left, _ := os.ReadDir(dir); len(left) > 0 {
		t.Errorf("files are left: %v", left)
	}
}

// TestNeighbours holds that keys that want the same slot, at the end of the table, and
// the zero key are kept apart.
func TestNeighbours(t *testing.T) {
	s, err := New(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	for i := range 100 {
		k := Key{0: 0xff, 1: 0x0f, 8: byte(i)}
		if added, err := s.Add(k); !added || err != nil {
			t.Fatal(i, added, err)
		}
	}
	for _, want := range []bool{true, false} {
		if added, err := s.Add(Key{}); added != want || err != nil {
			t.Fatalf("zero key: %v, %v", added, err)
		}
	}
	for i := range 100 {
		if has, _ := s.Has(Key{0: 0xff, 1: 0x0f, 8: byte(i)}); !has {
			t.Fatalf("key %d is lost", i)
		}
	}
}
