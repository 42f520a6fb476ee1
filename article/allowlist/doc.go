// Package allowlist says what of an untrusted page may be written: elements and what they
// may stand in, values of attributes and styles, addresses, drawings. All else is left out.
// It knows nothing of selections or of how an article is written.
package allowlist
