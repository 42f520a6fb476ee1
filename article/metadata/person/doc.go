// Package person tells which words of a text are the name of a person, and what else they may be: the
// name of an agency, an organisation, a role, a phrase with a name in it. It knows texts and no pages. Words
// are in tables of all languages that are known: those for "by", those that join names, and those within names.
package person
