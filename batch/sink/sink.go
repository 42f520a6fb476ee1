// Package sink writes the results of a batch so that a process that is killed at any
// moment leaves nothing half written that a later one could not put right.
//
// What is written counts only after Commit, and after the manifest says where it is.
// Logs (JSON lines, WARC) grow at their end: what stands there after the last place that
// the manifest has is cut off when they are opened. Files are replaced as a whole.
package sink

// Entry is one result.
type Entry struct {
	Data  []byte // what to write; of JSON lines without the line end
	Names Names  // for its name, where results are files
}

// Place is where a result is.
type Place struct {
	File   string // as the manifest has it
	Offset int64  // in bytes; of a compressed log that of the frame or member it is in
	Length int64  // of the result, or of the frame or member
}

// Sink takes results. It is used by one goroutine.
type Sink interface {
	// Write takes a result. The place is known after Commit.
	Write(e Entry) (*Place, error)
	// Commit puts on disk what was written since the last one. After an error nothing
	// of it counts.
	Commit() error
	// Close ends the writing. What was not committed is gone.
	Close() error
}
