// Package exit has the exit codes of galley, what errors mean for them, and how errors are
// told.
package exit
