// Command peers measures galley's training-free methods beside the extractors that
// other Go programs use, in one run: the same pages, gold texts and metrics, and
// the same clock, parsing included.
//
//	go run . -corpus DIR -articles
//
// It is a module of its own, so that galley does not depend on those it is compared
// with. Quality is comparable always; times are with one worker, the default, on a
// machine that does nothing else.
//
// The peers read bytes, and find out the character set themselves, which takes them
// part of their time; galley is told where a corpus stores decoded pages. With
// -decoded the peers get parsed trees instead.
package main
