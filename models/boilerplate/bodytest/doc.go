// Package bodytest makes pages with a body, threads and posteriors for tests of the rules of package
// boilerplate.
package bodytest
