package render

import (
	"os/exec"
)

// programs are the names under which a usable Chrome is found on PATH, in order.
var programs = []string{
	"chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome",
	"headless-shell", "headless_shell",
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
	"/Applications/Chromium.app/Contents/MacOS/Chromium",
}

// installAdvice says how to get a Chrome.
const installAdvice = "install it (Debian, Ubuntu: apt-get install chromium; macOS: brew install --cask chromium), " +
	"or name one with GALLEY_CHROME=/path/to/chrome"

// FindChrome returns the program to run: the given one, or the first of the usual
// names that is there. The error is a *StartError.
func FindChrome(program string) (string, error) {
	if program != "" {
		path, err := exec.LookPath(program)
		if err != nil {
			return "", &StartError{program, err.Error(), installAdvice}
		}
		return path, nil
	}
	for _, name := range programs {
		if path, err := exec.LookPath(name); err == nil {
			return path, nil
		}
	}
	return "", &StartError{Advice: installAdvice}
}
