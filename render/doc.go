// Package render turns a live page into a page.Page, with the boxes, computed
// styles and picture sources of a headless Chrome. It is the only user of
// chromedp.
//
// [Start] runs one Chrome; [Browser.Capture] loads a [Source] in one of a bounded
// number of tabs, brings it to rest, takes one snapshot and, from the same load,
// what else is wanted: an archive, a screenshot, the full look of chosen subtrees.
// A tab serves one page after the other; what a page left behind (timers, cookies,
// storage) is cleared in between. A tab or browser that dies is replaced, and its
// page tried once more.
//
// Talking to Chrome and understanding the answer are apart: convert is a pure
// function from a snapshot to a page.Page, tested on frozen snapshots.
//
// Every page is untrusted: it gets a deadline, and limits on bytes, nodes and
// depth; dialogs are dismissed, downloads, popups and service workers refused; all
// scripts of galley run in an isolated world.
package render
