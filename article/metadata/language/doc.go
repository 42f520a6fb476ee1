// Package language tells the language of a text beside the one that its page declares. It takes trigrams,
// and function words of languages that have no trigrams here or are like others.
package language
