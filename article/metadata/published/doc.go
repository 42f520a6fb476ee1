// Package published says when an article was published and changed last: what the page states for
// programs comes first, then days near the title, the address, and a day that is the only one of its
// page. A day that readers see long before the stated one is the day of publication.
package published
