// Package replay makes of an archive in MHTML, as Chrome writes it, one document of HTML
// that looks like the page and runs, loads and leads to nothing.
//
//	archive.go     the files of an archive
//	replay.go      the document, and the documents in its frames
//	attributes.go  what its attributes may say
//	styles.go      its style sheets, on the screen of the capture
package replay

// Policy is the content security policy of such a document: it has all it shows, runs
// nothing, sends nothing and leads nowhere. The sandbox lets nothing but the labeler's own
// scripts, from outside, look at where its boxes are.
const Policy = "sandbox allow-same-origin; default-src 'none'; img-src data:; style-src 'unsafe-inline' data:; font-src data:; " +
	"base-uri 'none'; form-action 'none'; frame-ancestors 'self'"
