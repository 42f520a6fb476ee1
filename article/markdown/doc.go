// Package markdown writes a flow as CommonMark with the tables and footnotes of GitHub.
package markdown
