// Package wire is how the labeler reads requests and answers them: JSON, compressed where
// it is sent more than once, refusals with their status, and texts no longer than a line.
package wire
