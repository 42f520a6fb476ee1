package sink

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/parquet-go/parquet-go"
)

// TestRows holds that what lists are in JSON are lists in rows, and that a long text is in the file once,
// compressed.
func TestRows(t *testing.T) {
	text := strings.Repeat("The harbour was closed. ", 100_000)
	lines := `{"url":"https://a.example/","title":"A","text":"` + text + `","authors":["Ann Example","Bo Sample"],"tags":["sea"],"section":"News"}` + "\n"
	name := filepath.Join(t.TempDir(), "a.parquet")
	out, err := os.Create(name)
	if err != nil {
		t.Fatal(err)
	}
	if err := writeRows(bytes.NewReader([]byte(lines)), out); err != nil {
		t.Fatal(err)
	}
	if info, err := out.Stat(); err != nil || info.Size() > 50_000 {
		t.Errorf("%d bytes (%v) of a text that is one sentence over and over", info.Size(), err)
	}
	out.Close()
	rows, err := parquet.ReadFile[Row](name)
	if err != nil || len(rows) != 1 {
		t.Fatalf("%d rows, %v", len(rows), err)
	}
	if r := rows[0]; r.Text != text || strings.Join(r.Authors, "|") != "Ann Example|Bo Sample" || len(r.Tags) != 1 || len(r.Sources) != 0 || r.Section != "News" {
		t.Errorf("authors %q, tags %q, sources %q, section %q", r.Authors, r.Tags, r.Sources, r.Section)
	}
}
