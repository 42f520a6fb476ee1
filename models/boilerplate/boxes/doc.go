// Package boxes keeps what stands between paragraphs that surely belong to a text: callouts, asides, boxes
// of facts, of rows, of things that are compared, code, lists and details.
//
// [Among] tells what stands there. Most of its rules ask that a box has nothing to click on or to write in,
// which all that a page offers has.
package boxes
