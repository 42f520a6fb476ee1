// Package inspect draws what an extractor saw and chose on a page: the screenshot
// with the boxes of candidates and winners, and original and article side by side.
//
// It draws on pictures, never in pages: nothing of a page runs or changes.
package inspect
