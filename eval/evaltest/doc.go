// Package evaltest is for tests that measure extractors on corpora beside the
// project, and hold them to the floors that are committed.
package evaltest
