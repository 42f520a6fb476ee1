package main

import (
	"os"
	"runtime"
	"strings"
	"unsafe"

	"galley/cmd/galley/flags"
)

// hideSecrets takes the values of secret flags out of the list of processes, and gives the
// arguments as they were. Linux shows there the memory that the strings of os.Args are
// in; curl does the same with its passwords. Elsewhere the list is as it is.
func hideSecrets(args []string) []string {
	kept := make([]string, len(args))
	for i, arg := range args {
		kept[i] = strings.Clone(arg)
	}
	if runtime.GOOS != "linux" {
		return kept
	}
	for i, arg := range args {
		name, value, ok := strings.Cut(arg, "=")
		switch {
		case ok && flags.IsSecret(name):
			blank(value)
		case i > 0 && flags.IsSecret(args[i-1]):
			blank(arg)
		default:
			// An address may have a password in it.
			if _, rest, ok := strings.Cut(arg, "://"); ok {
				blank(rest[:max(0, strings.LastIndexByte(rest, '@'))])
			}
		}
	}
	return kept
}

// blank writes over a string that is in memory of the program's own.
func blank(s string) {
	b := unsafe.Slice(unsafe.StringData(s), len(s))
	for i := range b {
		b[i] = '*'
	}
}

// arguments are those of the program, without its name; secrets are out of the list of
// processes then.
func arguments() []string {
	if len(os.Args) == 0 {
		return nil
	}
	return hideSecrets(os.Args[1:])
}
