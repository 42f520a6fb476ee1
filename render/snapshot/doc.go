// Package snapshot makes a page of what Chrome says of a document in one call
// (DOMSnapshot.captureSnapshot): nodes, boxes and computed styles, as columns of numbers.
package snapshot
