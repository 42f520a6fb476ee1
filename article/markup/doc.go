// Package markup writes the elements of an article as HTML: elements and attributes that galley's
// own tables name, addresses that pass, and every character of the page escaped. Clean HTML and
// the styled document are written with it; a [Dress] says how the elements of the latter look.
package markup
