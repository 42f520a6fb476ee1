// Package eval has the commands below "galley eval", which measure wrappers and methods.
package eval
