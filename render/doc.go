// Package render turns a live page into a page.Page, with the boxes, computed
// styles and picture sources of a headless Chrome. With package chrome, which finds
// and runs it, and package tab, which has its tabs, it is the only user of chromedp.
//
// [Start] runs one Chrome; [Browser.Open] loads a [Source] in one of a bounded number
// of tabs, brings it to rest and takes one snapshot. Until it is closed, the [Document]
// can be asked for more of the same load: the full styles of chosen subtrees, files of
// pictures, an archive, a screenshot. [Browser.Capture] does it all at once. A tab
// serves one page after the other; what a page left behind (timers, cookies, storage)
// is cleared in between. A tab or browser that dies while a page is opened is replaced,
// and the page tried once more.
//
// Talking to Chrome and understanding the answer are apart: convert is a pure
// function from a snapshot to a page.Page, tested on frozen snapshots.
//
// Every page is untrusted: it gets a deadline, and limits on bytes, nodes and
// depth; dialogs are dismissed, downloads, popups and service workers refused; all
// scripts of galley run in an isolated world.
package render
