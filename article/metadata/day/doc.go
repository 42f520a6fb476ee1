// Package day reads days and hours as pages write them: in the forms of machines, for readers of any
// language, and in addresses. It knows texts and no pages.
package day
