// Package cost estimates what a source makes the parser of HTML build, before it is parsed: a hostile
// page of a few kB can ask for gigabytes.
package cost
