package sheet

// Large type is smaller on telephones: style sheets say so with queries or with sizes that grow with the
// window, of which only one value is known. On 30 real pages with titles of 36 px or more on a screen 1366 px wide, 19
// have smaller ones on a screen of 390 px, of 35 px in the mean, and those from 58 px on of 40 px.
const (
	LargeType   = 44.0   // CSS px, from which on type is large
	largeWindow = 1000.0 // width of a window in CSS px, from which on it is as large as it was
	largeLeast  = 36.0   // how large it is on a telephone, in CSS px, and
	largeMore   = 0.15   // as a share of what it has more than that
)

// HasRoomForLarge reports whether a window of a width, in CSS px, is none of a telephone or a tablet.
func HasRoomForLarge(window float64) bool { return window >= largeWindow }

// largeSize is a large font size that grows with the window, up to what it was.
func largeSize(px float64) string {
	const telephone = Telephone + 2*BodyPadding
	least := largeLeast + largeMore*(px-largeLeast)
	growth := (px - least) / (largeWindow - telephone)
	return "min(" + Short(px) + "px, " + Short(least-growth*telephone) + "px + " + Short(100*growth) + "vw)"
}

// largeLine is the height of lines of such type, which grow with it up to what it was; "" where it is none of px.
func (r *rule) largeLine() string {
	line, size := Pixels(r.look[LineHeight]), Pixels(r.look[FontSize])
	if line <= 0 || size <= 0 {
		return ""
	}
	return "min(" + Short(line) + "px, " + Short(line/size+0.01) + "em)" // a share that is cut off would make it lower
}
