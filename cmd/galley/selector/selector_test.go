package selector

import (
	"os"
	"path/filepath"
	"testing"

	"galley/cmd/galley/exit"
	"galley/models/vwrapper"
	"galley/page"
)

// TestScreens holds that a file that wants a screen that there is not is refused when it is
// opened, not by Chrome.
func TestScreens(t *testing.T) {
	for screen, want := range map[page.Size]int{page.DefaultViewport: exit.OK, {W: -1, H: 768}: exit.Unreadable, {W: 1366, H: 1 << 40}: exit.Unreadable} {
		name := filepath.Join(t.TempDir(), "x.learned")
		f, err := os.Create(name)
		if err != nil {
			t.Fatal(err)
		}
		if err := (&vwrapper.Model{Viewport: screen}).Write(f); err != nil {
			t.Fatal(err)
		}
		f.Close()
		if _, err := readFile(name); exit.Code(err) != want {
			t.Errorf("%v: %v, want exit code %d", screen, err, want)
		}
	}
}
