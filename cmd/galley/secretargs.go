package main

import (
	"os"
	"runtime"
	"strings"
	"unsafe"
)

// secretNames are the flags whose values others must not read in the list of processes.
var secretNames = []string{"--header", "--cookie", "--auth", "--proxy"}

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
		case ok && isSecret(name):
			blank(value)
		case i > 0 && isSecret(args[i-1]):
			blank(arg)
		case strings.Contains(arg, "://") && strings.Contains(arg, "@"):
			// An address with a password in it.
			if end := strings.LastIndexByte(arg, '@'); end > 0 {
				blank(arg[strings.Index(arg, "://")+3 : end])
			}
		}
	}
	return kept
}

func isSecret(name string) bool {
	for _, s := range secretNames {
		if name == s {
			return true
		}
	}
	return false
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
