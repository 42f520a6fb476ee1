package block

import (
	"strings"

	"galley/features/number"
	"galley/page"
)

// Enclosing is a set of bits, each for a kind of element that a node is or lies in, as
// HTML names it: by tags, by roles of ARIA and by itemprop. Class names and ids, which
// are a site's own words, are not looked at. A button that is a heading is no control
// (control.IsHeadingButton), and a form around the whole page no form (control.IsPageForm).
type Enclosing uint32

// The kinds of elements. InList has definition lists too, InPre code, InControl buttons,
// fields and drawings, InFold details, InArticleBody itemprop="articleBody".
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

// Marginal is what mostly is no part of an article.
const Marginal = InNav | InAside | InFooter | InForm | InControl | InDialog

// roles are the roles of ARIA that say the same as a tag.
var roles = map[string]Enclosing{
	"navigation": InNav, "menu": InNav, "menubar": InNav, "complementary": InAside, "contentinfo": InFooter,
	"banner": InHeader, "search": InForm, "form": InForm, "article": InArticle, "main": InMain,
	"button": InControl, "dialog": InDialog, "alertdialog": InDialog,
}

// tagKinds are the kinds of tags.
var tagKinds = map[string]Enclosing{
	"a": InLink, "b": InStrong, "strong": InStrong, "time": InTime, "nav": InNav, "menu": InNav, "aside": InAside,
	"footer": InFooter, "header": InHeader, "form": InForm, "article": InArticle, "main": InMain,
	"figure": InFigure, "figcaption": InFigure, "table": InTable, "ul": InList, "ol": InList, "dl": InList,
	"blockquote": InQuote, "pre": InPre, "code": InPre,
	"button": InControl, "select": InControl, "label": InControl, "textarea": InControl, "svg": InControl,
	"h1": InHeading, "h2": InHeading, "h3": InHeading, "h4": InHeading, "h5": InHeading, "h6": InHeading,
	"details": InFold, "dialog": InDialog,
}

// EnclosingOf returns the kinds of one element.
func EnclosingOf(n *page.Node) Enclosing {
	m := tagKinds[n.Tag]
	if m == InLink && n.IsPlace() {
		m = 0
	}
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

// Has is 1 where one of the kinds is set, 0 without.
func (m Enclosing) Has(kinds Enclosing) float64 { return number.Flag(m&kinds != 0) }
