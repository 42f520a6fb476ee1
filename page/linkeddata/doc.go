// Package linkeddata reads what a page says of itself in JSON-LD: the things that it describes, the
// article among them whose text they have, and recipes. [Read] reads whole scripts and knows of what
// thing something is said, [Scan] looks for one key.
package linkeddata
