package page_test

import (
	"bytes"
	"errors"
	"galley/page"
	"galley/page/pagetest"
	"galley/testdata/testfile"
	"path/filepath"
	"testing"
)

func TestDump(t *testing.T) {
	tests := []struct {
		name string
		page *page.Page
	}{
		{"story", pagetest.LaidStory(t)},
		{"shadow", pagetest.Shadows(t)},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			var got bytes.Buffer
			if err := tt.page.Dump(&got); err != nil {
				t.Fatal(err)
			}
			testfile.Golden(t, filepath.Join("testdata", tt.name+".dump"), got.Bytes())
		})
	}
}

func TestDumpWriteError(t *testing.T) {
	full := errors.New("disk full")
	if err := pagetest.Shadows(t).Dump(pagetest.FailingWriter{Err: full}); !errors.Is(err, full) {
		t.Errorf("error %v, want %v", err, full)
	}
}
