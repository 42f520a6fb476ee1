package features

import (
	"strings"

	"galley/page"
)

// marks say what HTML calls the things that a node is in. Class names and ids, which
// are a site's own words, are not looked at.
type Enclosing uint32

const (
	InLink Enclosing = 1 << iota
	InStrong
	InTime
	InNav
	InAside
	InFooter
	InHeader
	InForm
	InArticle
	InMain
	InFigure
	InTable
	InList
	InQuote
	InPre
	InControl
	InHeading
	InFold
	InArticleBody
	InDialog
)

// landmarks are the marks that the roles of ARIA stand for too.
var roles = map[string]Enclosing{
	"navigation": InNav, "menu": InNav, "menubar": InNav, "complementary": InAside, "contentinfo": InFooter,
	"banner": InHeader, "search": InForm, "form": InForm, "article": InArticle, "main": InMain,
	"button": InControl, "dialog": InDialog, "alertdialog": InDialog,
}

var tagEnclosing = map[string]Enclosing{
	"a": InLink, "b": InStrong, "strong": InStrong, "time": InTime, "nav": InNav, "menu": InNav, "aside": InAside,
	"footer": InFooter, "header": InHeader, "form": InForm, "article": InArticle, "main": InMain,
	"figure": InFigure, "figcaption": InFigure, "table": InTable, "ul": InList, "ol": InList, "dl": InList,
	"blockquote": InQuote, "pre": InPre, "code": InPre,
	"button": InControl, "select": InControl, "label": InControl, "textarea": InControl, "svg": InControl,
	"h1": InHeading, "h2": InHeading, "h3": InHeading, "h4": InHeading, "h5": InHeading, "h6": InHeading,
	"details": InFold, "dialog": InDialog,
}

func enclosingOf(n *page.Node) Enclosing {
	m := tagEnclosing[n.Tag]
	for i := range n.Attrs {
		switch a := &n.Attrs[i]; a.Name {
		case "role":
			m |= roles[a.Value]
		case "itemprop":
			if strings.EqualFold(a.Value, "articleBody") {
				m |= InArticleBody
			}
		}
	}
	return m
}

func (m Enclosing) has(o Enclosing) float64 { return flag(m&o != 0) }
