// Package site reads the labelled pages of datasets for the commands that learn or measure.
package site
