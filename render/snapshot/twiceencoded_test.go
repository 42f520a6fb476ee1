package snapshot

import (
	"slices"
	"testing"
)

func TestDecodeTwice(t *testing.T) {
	twice := []string{"it\u00e2\u0080\u0099s", "\u00c3\u00a9t\u00c3\u00a9", "plain"}
	decodeTwice(twice)
	if want := []string{"it’s", "été", "plain"}; !slices.Equal(twice, want) {
		t.Errorf("%+q, want %+q", twice, want)
	}
	once := []string{"\u00c3\u00a9", "it’s"}
	decodeTwice(once)
	if want := []string{"\u00c3\u00a9", "it’s"}; !slices.Equal(once, want) {
		t.Errorf("%+q, want %+q", once, want)
	}
}
