// Package dataset keeps captured pages and their labels in a folder: what the
// labeler writes, what training and evaluation read, and what people share.
//
//	galley.json               format version, screen and browser
//	pages/SLUG/source.json    address and time of the capture; small, so that a
//	                          list of pages need not decode the pages
//	pages/SLUG/page.json.zst  the captured page.Page
//	pages/SLUG/page.mhtml     the archive, replays offline
//	pages/SLUG/shot.png       or shot.webp: what it looked like; shot-2.png … below it
//	pages/SLUG/label.json     the label, when there is one
//	pages/SLUG/opinions.json  the labels of several people, where there are several
//
// The way through the package:
//
//	Create, Open   a folder -> Dataset; both finish what a crash left undone;
//	               OpenOrCreate makes one of an empty folder only
//	Dataset.Add    a Capture -> a page folder
//	NewLabel       a page.Selection -> a Label; SetLabel stores it
//	Label.Resolve  a Label -> the page.Selection, or a *StaleError
//	Samples        everything labelled, ready to train on, and what is not
//	WriteLabels    the labels as JSON lines that package imports reads, as it does
//	               those of other tools
//	WriteFile      any file, whole or not at all, on every system
//
// # What a crash leaves
//
// A page is written into a folder .tmp-… beside pages and renamed into place when
// it is complete; label.json and galley.json are replaced atomically. So a page
// folder is whole or absent. Where a page is captured again the old folder is
// .old-SLUG for the moment between two renames; Open puts it back when it finds
// nothing in its place. Leftovers that nobody has touched for an hour are removed
// by Open, the hour being measured on the file system's own clock.
//
// # Names
//
// A slug is the readable part of the address and a hash of [URLKey]: ASCII, lower
// case, at most 73 bytes, the same for the same address on every machine, and fit
// for every file system and for git.
//
// # Labels
//
// A label names its elements by child indexes, by XPath for people, and by a hash
// of their text. Resolve goes by the indexes and compares the hash: a label whose
// page has changed is reported and never used.
//
// A Dataset may be used by any number of goroutines. Several processes may read
// and label one folder, and one of them capture.
package dataset
