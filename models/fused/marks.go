package fused

import (
	"strings"

	"galley/page"
)

// marks say what HTML calls the things that a node is in. Class names and ids, which
// are a site's own words, are not looked at.
type marks uint32

const (
	inLink marks = 1 << iota
	inStrong
	inTime
	inNav
	inAside
	inFooter
	inHeader
	inForm
	inArticle
	inMain
	inFigure
	inTable
	inList
	inQuote
	inPre
	inControl
	inHeading
	inFold
	inBodyProp
	inDialog
)

// landmarks are the marks that the roles of ARIA stand for too.
var roles = map[string]marks{
	"navigation": inNav, "menu": inNav, "menubar": inNav, "complementary": inAside, "contentinfo": inFooter,
	"banner": inHeader, "search": inForm, "form": inForm, "article": inArticle, "main": inMain,
	"button": inControl, "dialog": inDialog, "alertdialog": inDialog,
}

var tagMarks = map[string]marks{
	"a": inLink, "b": inStrong, "strong": inStrong, "time": inTime, "nav": inNav, "menu": inNav, "aside": inAside,
	"footer": inFooter, "header": inHeader, "form": inForm, "article": inArticle, "main": inMain,
	"figure": inFigure, "figcaption": inFigure, "table": inTable, "ul": inList, "ol": inList, "dl": inList,
	"blockquote": inQuote, "pre": inPre, "code": inPre,
	"button": inControl, "select": inControl, "label": inControl, "textarea": inControl, "svg": inControl,
	"h1": inHeading, "h2": inHeading, "h3": inHeading, "h4": inHeading, "h5": inHeading, "h6": inHeading,
	"details": inFold, "dialog": inDialog,
}

func marksOf(n *page.Node) marks {
	m := tagMarks[n.Tag]
	for i := range n.Attrs {
		switch a := &n.Attrs[i]; a.Name {
		case "role":
			m |= roles[a.Value]
		case "itemprop":
			if strings.EqualFold(a.Value, "articleBody") {
				m |= inBodyProp
			}
		}
	}
	return m
}

func (m marks) has(o marks) float64 { return flag(m&o != 0) }
