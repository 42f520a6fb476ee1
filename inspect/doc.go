// Package inspect draws what an extractor saw and chose on a page: the screenshot
// with the boxes of candidates and winners, and original and article side by side.
//
// It is given the screenshot, the page, the candidates with their posteriors and the
// selection, as one scoring made them, and asks no extractor. It draws on pictures, never
// in pages: nothing of a page runs or changes.
//
//	Boxes, Draw  candidates and selection -> boxes -> a picture
//	Beside       two pictures -> one
//	Report       picture and article -> one HTML document; Lines say what was found
package inspect
