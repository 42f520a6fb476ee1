// Package stored is the file of a page: zstd-compressed JSON, which docs/formats.md describes.
package stored
