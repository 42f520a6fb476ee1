// Package guard says who may ask the labeler, and what: host, origin, path, token, size.
// The token of a run may be proved without being sent (session.go), and a page in a frame,
// which sends no header, has a key of its own.
package guard
