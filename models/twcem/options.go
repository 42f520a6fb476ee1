package twcem

// Options are the parameters of the method. The zero value is the setting published
// for news (Tan et al. 2018, section IV.B and Figure 3), with our choices for what the
// paper leaves open.
type Options struct {
	MinChars  int // δ1: rows of fewer characters, white space not counted, go; 0 means 4; negative: none go
	MinPunct  int // δ2: rows with less punctuation go; 0 means 1; negative: none go
	MinCommon int // δ3: words in common with the title that place a row; 0 means 2
	Block     int // K: rows after (before, from the end) a row that are compared with it, 0 to 5; the paper gives K no value

	Rows Rows // what parts rows

	// Characters compares all characters but white space with the title. Otherwise, by
	// the paper's "number of same words", words are compared: in lower case, without the
	// punctuation around them; of Han and Kana, characters.
	Characters bool

	// Anchors are the texts of the home page's links by absolute URL, as HomeAnchors
	// makes them. Nil: the title comes from the page alone.
	Anchors map[string]string

	// MetaTitles are the sources of the meta title in the order in which they are
	// asked: the property or name of a <meta>, or "<title>" for the document's. Nil
	// means og:title, title, twitter:title, <title>. The paper says "meta title".
	MetaTitles []string

	// Abnormal says that a text cannot be a title; nil means Abnormal.
	Abnormal func(text string) bool

	PrintedDistance bool // the edit distance as Algorithm 2 prints it: equal characters cost 1
	PrintedLoops    bool // search rows 1 to n/2 and n-1 to n/2, both borders left out, as Algorithm 4 prints it
	ExcludeEnd      bool // the last row found is not body, as Algorithm 4 prints it
	NeedTitle       bool // without a title nothing is found, instead of all rows

	// ReadHidden reads what the page hides, as the paper did, which had no browser.
	// Never the head, scripts, styles, templates and noscript.
	ReadHidden bool
}

// Rows says what parts the rows of a page.
type Rows int

const (
	// BlockRows parts rows at <br> and where blocks begin and end; line breaks of the
	// source are white space, as they are to a reader.
	BlockRows Rows = iota
	// BothRows parts rows there and at the line breaks of the source.
	BothRows
	// SourceRows parts rows at the line breaks of the source only, as the paper does.
	SourceRows
)

// News is the setting for news, and for CleanEval: the zero Options.
func News() Options { return Options{} }

// Microblog is the setting for pages of short posts.
func Microblog() Options { return Options{MinChars: 2, MinPunct: 1, MinCommon: 1} }

func (o Options) withDefaults() Options {
	if o.MinChars == 0 {
		o.MinChars = 4
	}
	if o.MinPunct == 0 {
		o.MinPunct = 1
	}
	if o.MinCommon <= 0 {
		o.MinCommon = 2
	}
	o.Block = min(max(o.Block, 0), 5)
	if o.MetaTitles == nil {
		o.MetaTitles = []string{"og:title", "title", "twitter:title", documentTitle}
	}
	if o.Abnormal == nil {
		o.Abnormal = Abnormal
	}
	return o
}
