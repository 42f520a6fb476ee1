// Package script has the JavaScript that galley runs in pages, each in a file that says what it
// does. What runs beside a page is [Galley], in an isolated world of each document, and in the
// page's own world, before its scripts, [Activity].
package script

import (
	"embed"
	"encoding/json"
	"fmt"
	"strings"
	"time"

	"galley/page"
)

//go:embed *.js
var files embed.FS

// source is a function, as the file of its name has it, without what only its readers need: it
// is sent to every page, and half of it is that.
func source(name string) string {
	text, err := files.ReadFile(name + ".js")
	if err != nil {
		panic(err) // it is part of the program
	}
	var lines []string
	for line := range strings.Lines(string(text)) {
		if line = strings.TrimSpace(line); line != "" && !strings.HasPrefix(line, "//") {
			lines = append(lines, line)
		}
	}
	return "(" + strings.Join(lines, "\n") + ")"
}

// Bounds of what is measured of fonts, texts of a page and fonts, and of pictures that are
// broken.
const (
	maxFontTexts = 20_000
	maxFonts     = 48
	maxBroken    = 1000
)

// parts are the functions that galley.js makes its object of, by their names there.
var parts = []string{"settle", "pace", "animations", "about", "scroller", "opening", "scrolling", "itself", "unloaded", "hurry", "prose", "hidden", "unveil", "reveal", "restore", "disclose", "tabsets", "slides", "popnotes", "look", "plans", "pseudo", "listsigns", "moved", "fonts", "broken"}

// Galley is an expression that makes the object galley in galley's world of a document, with
// all functions that are called there. It is the same for all documents, so that a process of
// Chrome compiles it once.
var Galley = func() string {
	properties, _ := json.Marshal(page.LookProperties)
	generated, _ := json.Marshal(page.GeneratedProperties)
	return fmt.Sprintf("%s(%s, %s, %s, {texts: %d, fonts: %d, pictures: %d})",
		source("galley"), object(parts), properties, generated, maxFontTexts, maxFonts, maxBroken)
}()

// object is one that has the functions of files by the names of these.
func object(names []string) string {
	list := make([]string, len(names))
	for i, name := range names {
		list[i] = name + ": " + source(name)
	}
	return "{" + strings.Join(list, ",\n") + "}"
}

// activityParts are the functions that activity.js is given.
var activityParts = []string{"shared", "timers", "ends", "inview", "parting"}

// activity is activity.js with its first argument.
var activity = source("activity") + "(" + object(activityParts)

// Activity is an expression that notes in a document's own world what that is about to do, under
// a name that pages are not to know. Timers are brought forward by ahead in all.
func Activity(name string, ahead time.Duration) string {
	return fmt.Sprintf("%s, %q, %d)", activity, name, ahead.Milliseconds())
}

// AskActivity is a function that asks under that name what the document is about to do, and how
// often it changed. It runs in galley's world.
var AskActivity = source("ask")

// leave is leave.js.
var leave = source("leave")

// Leave is an expression that ends a page; name is that of Activity, and frames how many frames
// there are. It runs in galley's world.
func Leave(name string, frames int) string {
	return fmt.Sprintf("%s(%q, %d)", leave, name, frames)
}

// FontRules is a function that reads the rules for fonts. It runs in galley's world.
var FontRules = source("fontrules")
