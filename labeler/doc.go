// Package labeler is the web page on which a person labels captured pages: where the
// title and the body of each article are.
//
// New makes an http.Handler of a dataset and whatever can propose, train and capture,
// which comes through the interfaces proposal.Proposer, training.Trainer and
// captures.Capturer: the labeler knows pages and labels, no wrapper and no browser.
// Server.Run does the work that nobody waits for: proposals, training after every few
// labels, captures.
//
// A request comes in at Server.ServeHTTP, which lets package guard decide whether it may be
// asked, and goes to one of the handlers of routes.go. A handler reads the request, calls
// one of the packages below, tells the other tabs if something changed, and answers as
// package wire does:
//
//	server.go    the options, what a Server consists of, its work in the background
//	routes.go    the routes, and errors as answers
//	state.go     all that a tab needs to begin
//	pages.go     the page itself, captured pages, screenshots, replayed archives
//	labels.go    labels of a page, and the same places on others
//	people.go    who asks, what each of several people says, how far they agree
//	events.go    what happens, told to every open tab, and which tab has which page open
//	training.go  training and review
//	exchange.go  pages to capture, labels in and out
//
// The packages, what others build on last:
//
//	review, exchange, agreement, twins  what labels are compared with, and where they go
//	training    the background worker: proposals, and training after every few labels
//	labels      what people say of pages: revisions, opinions of two people, conflicts
//	proposal    what a wrapper proposes, made once for each page; which page to show next
//	captures    pages that wait to be captured
//	replay, outline, thumbnail          what a browser is sent of a captured page
//	guard       who may ask: host, origin, path, token, sessions
//	tabs        events for open tabs, and the page that each has open
//	wire, cache how requests are read and answered; what was used last
//	ui          the page itself: HTML, CSS and ES modules
//
// A label is on disk before it is acknowledged. Nothing of a captured page is ever
// part of the document that shows it: the page is its archive in a sandboxed frame that
// runs no scripts, or its screenshot, under an overlay drawn from its boxes, and its
// words are set as text.
package labeler
