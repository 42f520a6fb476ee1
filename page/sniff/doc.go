// Package sniff finds out whether bytes are HTML at all, whatever their server says of them.
package sniff
