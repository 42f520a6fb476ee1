// Package warc reads and writes web archives in the WARC format (ISO 28500:2017, version
// 1.1, and 1.0): a sequence of records, each with named fields and a block of bytes.
// Compressed files have every record in a gzip member of its own (annex D), so that a
// reader can begin at any record. Members are streamed: no record is held in memory
// beyond what its caller reads of it. Files of zstd frames (.warc.zst) are read as well,
// those with a dictionary excepted.
//
// It is written by hand because no WARC module can be had from the module proxy.
package warc
