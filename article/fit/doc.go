// Package fit says how boxes of a page fit into the one column of an article: which widths, heights, margins and
// paddings keep a box as it was, and let it give way where a window is narrower than the page was. Nothing is
// positioned as on the page, so that these are said anew from the boxes that were laid out.
package fit
