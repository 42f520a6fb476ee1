package page

import "testing"

func TestLookValue(t *testing.T) {
	s := &Style{Look: make([]string, len(LookProperties))}
	s.Look[lookIndex["float"]] = "left"
	if got := s.LookValue("float"); got != "left" {
		t.Errorf("LookValue(float) = %q, want left", got)
	}
	if got := (&Style{}).LookValue("float") + (*Style)(nil).LookValue("float"); got != "" {
		t.Errorf("LookValue without a look = %q, want none", got)
	}
	if len(lookIndex) != len(LookProperties) {
		t.Errorf("%d look properties have %d names", len(LookProperties), len(lookIndex))
	}
	defer func() {
		if recover() == nil {
			t.Error("LookValue of an unknown property: want a panic")
		}
	}()
	s.LookValue("behaviour")
}
