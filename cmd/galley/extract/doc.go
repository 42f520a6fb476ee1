// Package extract has the commands for one page: "galley extract", which writes its article,
// and "galley inspect", which draws what was found.
package extract
