package render

import (
	"compress/gzip"
	"encoding/json"
	"io"
	"os"
	"path/filepath"
	"reflect"
	"testing"

	"github.com/chromedp/cdproto/cdp/jsonv2"
	"github.com/chromedp/cdproto/domsnapshot"
)

func TestColumnOfNumbers(t *testing.T) {
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

// TestSnapshotAnswer compares what is read of snapshots with what the package of the protocol
// reads of them.
func TestSnapshotAnswer(t *testing.T) {
	for name := range frozen {
		t.Run(name, func(t *testing.T) {
			text := frozenText(t, name)
			var whole domsnapshot.CaptureSnapshotResult
			var answer snapshotAnswer
			if err := json.Unmarshal(text, &whole); err != nil {
				t.Fatal(err)
			}
			if err := jsonv2.Unmarshal(text, &answer); err != nil {
				t.Fatal(err)
			}
			if !reflect.DeepEqual(answer.Strings, whole.Strings) || len(answer.Documents) != len(whole.Documents) {
				t.Fatalf("%d strings, %d documents, want %d and %d", len(answer.Strings), len(answer.Documents), len(whole.Strings), len(whole.Documents))
			}
			for i, d := range whole.Documents {
				sameColumns(t, reflect.ValueOf(answer.Documents[i]), reflect.ValueOf(d))
			}
		})
	}
}

// sameColumns compares the fields of got with those of want that have the same name.
func sameColumns(t *testing.T, got, want reflect.Value) {
	t.Helper()
	if got.IsNil() != want.IsNil() {
		t.Errorf("%v, want %v", got, want)
	}
	if got.IsNil() || want.IsNil() {
		return
	}
	for i := range got.Elem().NumField() {
		name := got.Elem().Type().Field(i).Name
		a, b := got.Elem().Field(i), want.Elem().FieldByName(name)
		if a.Kind() == reflect.Pointer {
			sameColumns(t, a, b)
			continue
		}
		as, _ := json.Marshal(a.Interface())
		bs, _ := json.Marshal(b.Interface())
		if string(as) != string(bs) && a.Len()+b.Len() > 0 {
			t.Errorf("%s is %.200s, want %.200s", name, as, bs)
		}
	}
}

func frozenText(t testing.TB, name string) []byte {
	t.Helper()
	f, err := os.Open(filepath.Join("testdata", name+".json.gz"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	z, err := gzip.NewReader(f)
	if err != nil {
		t.Fatal(err)
	}
	text, err := io.ReadAll(z)
	if err != nil {
		t.Fatal(err)
	}
	return text
}

func BenchmarkSnapshotAnswer(b *testing.B) {
	text := frozenText(b, "long")
	b.SetBytes(int64(len(text)))
	b.ReportAllocs()
	for b.Loop() {
		var answer snapshotAnswer
		if err := jsonv2.Unmarshal(text, &answer); err != nil {
			b.Fatal(err)
		}
	}
}
