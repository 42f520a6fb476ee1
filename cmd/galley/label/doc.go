// Package label has "galley label": it serves the labeler, captures pages for it and trains.
package label
