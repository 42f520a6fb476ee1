// Package batch has the commands that work on many pages with a queue and a manifest:
// "galley batch", "galley worker" and "galley capture". "galley extract" of several inputs,
// and the services, work with what is here.
package batch
