// Package loading follows one page load through the events of its tab: which document the main
// frame shows and what its answer said, which requests are under way and for what, which of them
// the page is worth waiting for, and when it is silent.
package loading
