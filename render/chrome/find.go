package chrome

import (
	"io"
	"os"
	"os/exec"
	"regexp"
)

// Programs are the names under which a usable Chrome is found on PATH, in order. Headless
// shells come first: they are the same engine without the windows of a browser, which take
// about a third of a page's processor time and which nobody sees (docs/speed.md).
var Programs = []string{
	"chromium-headless-shell", "chrome-headless-shell", "headless-shell", "headless_shell",
	"chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome",
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
	"/Applications/Chromium.app/Contents/MacOS/Chromium",
}

// installAdvice says how to get a Chrome.
const installAdvice = "install it (Debian: apt-get install chromium-headless-shell; Ubuntu: apt-get install chromium-browser; macOS: brew install --cask chromium), " +
	"or name one with GALLEY_CHROME=/path/to/chrome"

// Find returns the program to run: the given one, or the first of the usual
// names that is there. The error is a *StartError.
func Find(program string) (string, error) {
	if program != "" {
		path, err := exec.LookPath(program)
		if err != nil {
			return "", &StartError{program, err.Error(), installAdvice}
		}
		return behindScript(path), nil
	}
	for _, name := range Programs {
		if path, err := exec.LookPath(name); err == nil {
			return behindScript(path), nil
		}
	}
	return "", &StartError{Advice: installAdvice}
}

// onlyStarts is a script that does no more than start a program and wait for it.
var onlyStarts = regexp.MustCompile(`\A#!/bin/sh.*\s+(/\S+) "\$@"\s*\z`)

// behindScript is the program that a script only starts, or else what is given. Debian's
// chromium-headless-shell is such a script: to end it, or to look at its memory, would be
// to end and to look at a shell.
func behindScript(path string) string {
	f, err := os.Open(path)
	if err != nil {
		return path
	}
	defer f.Close()
	head, err := io.ReadAll(io.LimitReader(f, 1<<10))
	if m := onlyStarts.FindSubmatch(head); err == nil && m != nil {
		if program, err := exec.LookPath(string(m[1])); err == nil {
			return program
		}
	}
	return path
}
