package chrome

import (
	"runtime"
	"testing"
)

func TestGivesFrames(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("only headless shells of Linux do")
	}
	for program, want := range map[string]bool{
		"/usr/bin/chromium-headless-shell": true, "chrome-headless-shell": true, "/opt/headless_shell": true,
		"/usr/bin/chromium": false, "/headless-shell/chrome": false,
	} {
		if got := givesFrames(program); got != want {
			t.Errorf("%s gives frames: %v, want %v", program, got, want)
		}
	}
}
