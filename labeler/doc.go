// Package labeler is the web page on which a person labels captured pages: where the
// title and the body of each article are.
//
// New makes an http.Handler of a folder of pages and whatever can propose, train,
// capture and exchange labels; all of that comes through the small interfaces of
// ports.go, so the package knows pages and nothing else. Server.Run does the work
// that nobody waits for: proposals, training after every few labels, captures.
//
//	guard.go      who may ask: host, origin, path, token
//	pages.go      a captured page as compact JSON, its picture, a thumbnail
//	labels.go     labels with revisions: a stale write is a conflict, never a loss
//	work.go       the one background worker
//	proposals.go  proposals of whatever is the best proposer so far
//	order.go      which page to show next
//	rule*.go      proposals before anything was learned
//	training.go   training on demand, and how good it was
//	review.go     where label and model disagree
//	events.go     what happens, told to every open tab
//	ui/           the page itself: HTML, CSS and ES modules, nothing to build
//
// A label is on disk before it is acknowledged. Nothing of a captured page is ever
// part of the document that shows it: the page is its screenshot, under an overlay
// drawn from its boxes, and its words are set as text.
package labeler
