// Package linkeddata reads what a page says of itself in JSON-LD: the things that it describes, the
// article among them whose text they have, and recipes. [Read] reads whole scripts, [Scan] looks for one
// key. It needs no encoding/json, which is slower and refuses what many pages have.
package linkeddata
