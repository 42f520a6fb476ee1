package sink

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/klauspost/compress/zstd"
)

// TestStream holds that each result is a line, once, and that a pipe that is closed is an error.
func TestStream(t *testing.T) {
	var out bytes.Buffer
	s := NewStream(&out)
	for range 2 {
		s.Write(Entry{Data: []byte("{}")})
		s.Write(Entry{Data: []byte("[]")})
		if err := s.Commit(); err != nil {
			t.Error(err)
		}
	}
	if got, want := out.String(), "{}\n[]\n{}\n[]\n"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	r, w := io.Pipe()
	r.Close()
	closed := NewStream(w)
	closed.Write(Entry{Data: []byte("{}")})
	if err := closed.Commit(); err == nil {
		t.Error("a closed pipe is no error")
	}
}

// TestArchive holds that an archive begins once with what it begins with, and that what follows the
// results of the manifest is gone.
func TestArchive(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a.warc.gz")
	end := int64(0)
	for _, one := range []string{"one", "two"} {
		l, err := OpenArchive(path, "a.warc.gz", end, []byte("begin,"))
		if err != nil {
			t.Fatal(err)
		}
		p, _ := l.Write(Entry{Data: []byte(one)})
		if err := errors.Join(l.Commit(), l.Close()); err != nil {
			t.Fatal(err)
		}
		end = p.Offset + p.Length
		if f, err := os.OpenFile(path, os.O_APPEND|os.O_WRONLY, 0); err != nil {
			t.Fatal(err)
		} else {
			f.WriteString("the half of what a killed process wrote")
			f.Close()
		}
	}
	l, err := OpenArchive(path, "a.warc.gz", end, []byte("begin,"))
	if err != nil {
		t.Fatal(err)
	}
	l.Close()
	if data, _ := os.ReadFile(path); string(data) != "begin,onetwo" {
		t.Errorf("%q", data)
	}
}

// TestLogs holds that what was not committed, or stands after the end that counts, is
// gone, and that the rest is where its place says.
func TestLogs(t *testing.T) {
	for _, name := range []string{"a.jsonl", "a.jsonl.zst"} {
		path := filepath.Join(t.TempDir(), name)
		end := int64(0)
		for round := range 3 {
			l, err := OpenLog(path, name, end)
			if err != nil {
				t.Fatal(err)
			}
			var places []*Place
			for i := range 3 {
				p, err := l.Write(Entry{Data: fmt.Appendf(nil, `"%d.%d"`, round, i)})
				if err != nil {
					t.Fatal(err)
				}
				places = append(places, p)
			}
			if err := l.Commit(); err != nil {
				t.Fatal(err)
			}
			l.Write(Entry{Data: []byte(`"not committed"`)})
			l.Close()
			if f, err := os.OpenFile(path, os.O_APPEND|os.O_WRONLY, 0); err != nil {
				t.Fatal(err)
			} else {
				f.WriteString("the half of what a killed process wrote, which is longer than what follows")
				f.Close()
			}
			end = places[2].Offset + places[2].Length
		}
		l, err := OpenLog(path, name, end)
		if err != nil {
			t.Fatal(err)
		}
		l.Close()
		data, err := os.ReadFile(path)
		if err == nil && strings.HasSuffix(name, ".zst") {
			z, _ := zstd.NewReader(nil)
			data, err = z.DecodeAll(data, nil)
		}
		if want := "\"0.0\"\n\"0.1\"\n\"0.2\"\n\"1.0\"\n\"1.1\"\n\"1.2\"\n\"2.0\"\n\"2.1\"\n\"2.2\"\n"; err != nil || string(data) != want {
			t.Errorf("%s: %q, %v", name, data, err)
		}
		if _, err := OpenLog(path, name, 1<<20); err == nil {
			t.Errorf("%s is shorter than its manifest says, and that is no error", name)
		}
	}
}

// TestReplace holds that a file is written whole or stays what it was, and that nothing is left of a try.
func TestReplace(t *testing.T) {
	dir := t.TempDir()
	name, broken := filepath.Join(dir, "a"), errors.New("no")
	if err := ReplaceWith(dir, name, []byte("one"), 0o640); err != nil {
		t.Fatal(err)
	}
	if info, err := os.Stat(name); err != nil || info.Mode().Perm() != 0o640 {
		t.Errorf("%v, %v", info, err)
	}
	err := Replace(dir, name, 0o640, func(f *os.File) error {
		f.WriteString("tw")
		return broken
	})
	data, _ := os.ReadFile(name)
	if list, _ := os.ReadDir(dir); !errors.Is(err, broken) || string(data) != "one" || len(list) != 1 {
		t.Errorf("%v, %q, %v", err, data, list)
	}
	if err := ReplaceWith(dir, filepath.Join(dir, "none", "a"), []byte("one"), 0o640); err == nil {
		t.Error("a folder that is not there is no error")
	}
	if list, _ := os.ReadDir(dir); len(list) != 1 {
		t.Errorf("left: %v", list)
	}
}
