// Package head finds the head of an article: where the page says near the title who wrote it and
// when, with the picture of who did, and what of that it does not say there.
package head
