// Package command makes a command of its help texts, its options and what it runs.
package command
