package pagetest_test

import (
	"bytes"
	"errors"
	"path/filepath"
	"testing"

	"galley/page"
	"galley/page/pagetest"
	"galley/testdata/testfile"
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
			if err := pagetest.Dump(tt.page, &got); err != nil {
				t.Fatal(err)
			}
			testfile.Golden(t, filepath.Join("testdata", tt.name+".dump"), got.Bytes())
		})
	}
}

func TestDumpWriteError(t *testing.T) {
	full := errors.New("disk full")
	if err := pagetest.Dump(pagetest.Shadows(t), pagetest.FailingWriter{Err: full}); !errors.Is(err, full) {
		t.Errorf("error %v, want %v", err, full)
	}
}
