// Package terminal is where a command reads and writes: its streams, and a bar of progress.
package terminal
