// Package tab has the tabs of a running Chrome, in which one page is shown after the other.
//
// [Start] runs a Chrome, and [Process.Open] opens a tab of it, with cookies and storage of its
// own. A [Tab] hears what its page loads ([loading.State]), makes galley's [World] in each document, and
// gives a headless shell its frames. [Tab.Clear] leaves a page: what it stored and what of it could go on is
// ended before the next one comes. Package render loads pages into tabs, and reads them there.
package tab
