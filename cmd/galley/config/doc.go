// Package config sets flags that the command line left alone, from the environment and from
// the file of flags.
package config
