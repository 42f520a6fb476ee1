// Package chrome finds a Chrome on this machine, runs it without windows and without any
// way to the network but what its tabs are given, and ends it with all that it left.
//
// [Find] names the program, [Start] runs it in a temporary folder of its own, with the
// flags that hold for all pages, and [Process.Stop] ends it and removes the folder. Folders
// of programs that were killed are swept by the next one that starts a Chrome. Tabs and
// pages are no matter of this package.
package chrome
