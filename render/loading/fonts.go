package loading

import "time"

// fontWait is how long a font is waited for, as settle.js does it: words are there without.
const fontWait = 2 * time.Second

// onlyFonts reports whether fonts are under way, and nothing else that is waited for; and how long
// they, and what is aside, are waited for yet.
func (s *State) onlyFonts() (only bool, left time.Duration) {
	if s.next != "" {
		return false, 0
	}
	for _, r := range s.inflight {
		switch {
		case !r.font.IsZero():
			only = true
			left = max(left, fontWait-time.Since(r.font))
		case r.aside && !s.wordless:
			left = max(left, s.aside-time.Since(s.ownActivity))
		default:
			return false, 0
		}
	}
	return only, left
}
