// Package version says which galley this is; "galley version" is here too.
package version
