package batch

import "testing"

// Files wait for no host, and hosts that most pages wait for come first.
func TestBacklog(t *testing.T) {
	s := NewStats()
	s.setBacklog(map[string]int{"": 40, "a.example": 2, "b.example": 7})
	got := s.Snapshot().Backlog
	if len(got) != 2 || got[0] != (HostBacklog{"b.example", 7}) || got[1] != (HostBacklog{"a.example", 2}) {
		t.Errorf("pages wait for %v", got)
	}
}
