//go:build linux || darwin

package dataset

import (
	"os"
	"path/filepath"
	"syscall"
	"testing"
)

// TestWriteInto holds that pipes and links stay what they are.
func TestWriteInto(t *testing.T) {
	dir := t.TempDir()
	pipe, file, link := filepath.Join(dir, "pipe"), filepath.Join(dir, "file"), filepath.Join(dir, "link")
	if err := syscall.Mkfifo(pipe, 0o600); err != nil {
		t.Skip("no pipes here: ", err)
	}
	read := make(chan string)
	go func() {
		data, err := os.ReadFile(pipe)
		if err != nil {
			data = []byte(err.Error())
		}
		read <- string(data)
	}()
	if err := WriteFile(pipe, []byte("through")); err != nil {
		t.Fatal(err)
	}
	if at, err := os.Stat(pipe); err != nil || at.Mode()&os.ModeNamedPipe == 0 {
		t.Fatalf("in the place of the pipe is %v, %v", at, err)
	}
	if got := <-read; got != "through" {
		t.Errorf("the pipe gave %q", got)
	}
	if err := os.WriteFile(file, []byte("old"), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink("file", link); err != nil {
		t.Fatal(err)
	}
	if err := WriteFile(link, []byte("new")); err != nil {
		t.Fatal(err)
	}
	if at, err := os.Lstat(link); err != nil || at.Mode()&os.ModeSymlink == 0 {
		t.Errorf("in the place of the link is %v, %v", at, err)
	}
	if got, err := os.ReadFile(file); err != nil || string(got) != "new" {
		t.Errorf("behind the link is %q, %v", got, err)
	}
}
