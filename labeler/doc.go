// Package labeler is the web page on which a person labels captured pages: where the
// title and the body of each article are.
//
// New makes an http.Handler of a dataset and whatever can propose, train and capture,
// which comes through the interfaces of ports.go: the package knows pages and labels, no
// wrapper and no browser. Server.Run does the work that nobody waits for: proposals,
// training after every few labels, captures.
//
//	server.go     the options and the routes
//	guard.go      who may ask: host, origin, path, token
//	session.go    how a page proves that it knows the token, without keeping it
//	opinions.go   pages that two people label, and who says what
//	agreement.go  how far two people agree
//	lease.go      which tab has which page open
//	view.go       a captured page as its archive shows it, in a frame
//	replay.go     an archive as one document without scripts; replayattr.go has attributes,
//	              replaycss.go style sheets
//	store.go      the dataset, with decoded pages kept in a cache
//	pages.go      a captured page as compact JSON, its screenshot, a thumbnail
//	labels.go     labels with revisions: a stale write is a conflict, never a loss
//	same.go       the places of a label on pages of one template
//	exchange.go   labels from and for other programs
//	add.go        pages to capture
//	work.go       the one background worker
//	proposals.go  what a wrapper proposes, made once for each page
//	order.go      which page to show next
//	training.go   training, how good it was, and whose proposals are shown after it
//	review.go     where label and wrapper differ
//	events.go     what happens, told to every open tab
//	ui/           the page itself: HTML, CSS and ES modules, nothing to build
//
// A label is on disk before it is acknowledged. Nothing of a captured page is ever
// part of the document that shows it: the page is its archive in a sandboxed frame that
// runs no scripts, or its screenshot, under an overlay drawn from its boxes, and its
// words are set as text.
package labeler
