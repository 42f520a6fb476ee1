package snapshot

import (
	"encoding/json"
	"reflect"
	"testing"

	"github.com/chromedp/cdproto/cdp/jsonv2"
	"github.com/chromedp/cdproto/domsnapshot"
)

// TestAnswer compares what is read of snapshots with what the package of the protocol
// reads of them.
func TestAnswer(t *testing.T) {
	for _, name := range []string{"article", "shadow", "frames", "look", "tiny", "long"} {
		t.Run(name, func(t *testing.T) {
			text := frozenText(t, name)
			var whole domsnapshot.CaptureSnapshotResult
			var answer Answer
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

func BenchmarkAnswer(b *testing.B) {
	text := frozenText(b, "long")
	b.SetBytes(int64(len(text)))
	b.ReportAllocs()
	for b.Loop() {
		var answer Answer
		if err := jsonv2.Unmarshal(text, &answer); err != nil {
			b.Fatal(err)
		}
	}
}
