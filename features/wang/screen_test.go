package wang

// screen2009 is the screen of the worked examples.
func screen2009() Limits {
	l := PaperLimits()
	l.ScreenWidth, l.ScreenHeight = 1024, 768
	return l
}
