package snapshot

import (
	"reflect"
	"testing"
)

func TestNumbers(t *testing.T) {
	for _, c := range []struct {
		name, text string
		want       numbers[float64] // nil: an error
	}{
		{"none", "[]", numbers[float64]{}},
		{"whole", "[1,-20,0]", numbers[float64]{1, -20, 0}},
		{"parts", "[8.5,-0.25,1e3]", numbers[float64]{8.5, -0.25, 1000}},
		{"many digits", "[12345678901234567890]", numbers[float64]{12345678901234567890}},
		{"no end", "[1,2", nil},
		{"no array", "1", nil},
		{"no number", "[1,x]", nil},
		{"an empty place", "[1,,2]", nil},
		{"more behind", "[1]2", nil},
		{"only a sign", "[-]", nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			var got numbers[float64]
			err := got.UnmarshalJSON([]byte(c.text))
			if (err != nil) != (c.want == nil) || err == nil && !reflect.DeepEqual(got, c.want) {
				t.Errorf("%v, %v, want %v", got, err, c.want)
			}
		})
	}
}

func TestRows(t *testing.T) {
	for _, c := range []struct {
		name, text string
		want       rows[int64] // nil: an error
	}{
		{"none", "[]", rows[int64]{}},
		{"empty ones", "[[],[]]", rows[int64]{{}, {}}},
		{"of different lengths", "[[1],[],[2,-3]]", rows[int64]{{1}, {}, {2, -3}}},
		{"no end", "[[1]", nil},
		{"no array in it", "[1]", nil},
		{"no array", "x", nil},
		{"cut", "[[1,", nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			var got rows[int64]
			err := got.UnmarshalJSON([]byte(c.text))
			if (err != nil) != (c.want == nil) || err == nil && !reflect.DeepEqual(got, c.want) {
				t.Errorf("%v, %v, want %v", got, err, c.want)
			}
		})
	}
}

// TestRowsApart says that what is appended to a row does not become part of the next one.
func TestRowsApart(t *testing.T) {
	var got rows[int64]
	if err := got.UnmarshalJSON([]byte("[[1],[2]]")); err != nil {
		t.Fatal(err)
	}
	if _ = append(got[0], 9); got[1][0] != 2 {
		t.Errorf("the second row is %v", got[1])
	}
}
