package byline

import (
	"regexp"
	"strings"

	"galley/article/metadata/extent"
	"galley/article/metadata/person"
	"galley/page"
)

// introduced takes the name behind a text node that is a word for "by" or for "editor"
// and nothing else.
func (r *Reader) introduced(n page.NodeID) {
	text, ok := page.NormWithin(r.p.Nodes[n].Text, person.ByWordBytes)
	if !ok {
		return
	}
	edits := editorWord.MatchString(text)
	if !edits && !person.IsByWord(text) || !r.beginsBlock(n) {
		return
	}
	label := page.None // of the first fact about an author
	for i := n + 1; i < min(page.NodeID(len(r.p.Nodes)), max(n, label)+extent.Beside); i++ {
		if node := &r.p.Nodes[i]; node.ShowsLetters() {
			if label == page.None && r.isFactLabel(n, i) {
				label = i
				continue
			}
			if name := page.Norm(node.Text); len(name) > 80 || !edits && person.AllPersonal(name) == "" || r.mentions.IsCardTitle(i, name) {
				return
			} else if edits {
				r.Edited = append(r.Edited, name)
			} else {
				r.Said = append(append(append(r.Said, name), r.itemsBehind(i)...), r.factsBehind(i)...)
			}
			return
		}
	}
}

// isFactLabel reports whether text i is a term in what the term of text n means: "Name", in the facts about an
// author of a list that "Authors" stands over.
func (r *Reader) isFactLabel(n, i page.NodeID) bool {
	term, label := r.article.BlockOf(n), r.article.BlockOf(i)
	return r.p.Nodes[term].Tag == "dt" && r.p.Nodes[label].Tag == "dt" && r.p.Nodes[label].Parent != r.p.Nodes[term].Parent
}

// factsBehind are the names in the items behind that of a name, where each item is a list of facts: its first.
func (r *Reader) factsBehind(n page.NodeID) (names []string) {
	list := r.p.Nodes[r.article.BlockOf(n)].Parent // of facts
	item := r.p.Nodes[list].Parent
	if r.p.Nodes[list].Tag != "dl" || item == page.None || r.p.Nodes[item].Tag != "li" {
		return nil
	}
	for other := range r.p.Children(r.p.Nodes[item].Parent) {
		if other <= item || r.p.Nodes[other].Tag != "li" || len(names) == mostItems {
			continue
		}
		if fact := r.p.First(other, "dd"); fact != page.None && person.AllPersonal(r.p.ShortText(fact)) != "" {
			names = append(names, r.p.ShortText(fact))
		}
	}
	return names
}

// itemsBehind are the names in the items behind that of a name: of a list of names, where each item
// is one. In scripts without capitals a role or a place is like a name, so that they are links.
func (r *Reader) itemsBehind(n page.NodeID) (names []string) {
	item := r.article.BlockOf(n)
	if r.p.Nodes[item].Tag != "li" {
		return nil
	}
	for other := range r.p.Children(r.p.Nodes[item].Parent) {
		if len(names) == mostItems {
			return nil
		}
		if text := r.p.ShortText(other); other > item && r.p.Nodes[other].Tag == "li" {
			if len(text) > 80 || person.AllPersonal(text) == "" || !person.StartsCased(text) && r.p.First(other, "a") == page.None {
				return nil
			}
			names = append(names, text)
		}
	}
	return names
}

// mostItems is how many names a list behind a label has at most.
const mostItems = 30

// beginsBlock reports whether no text stands before the text n in its block.
func (r *Reader) beginsBlock(n page.NodeID) bool {
	block := r.article.BlockOf(n)
	for i := n - 1; i > max(block, n-page.ShortNodes); i-- {
		if node := &r.p.Nodes[i]; node.ShowsLetters() {
			return false
		}
	}
	return true
}

// editorWord is a label before the name of who edited a text, in languages of the world.
var editorWord = regexp.MustCompile(`(?i)^(editor(a|en)?|editör|edited by|éditeur|penyunting|redaktur|redaktor(ka)?|redaktör|szerkesztő|редактор|編集|编辑|責任編輯|责任编辑)\s*[:：]?$`)

// editedBy is the name behind the word for "editor" that the text of element n begins with, "" where it does not: a
// page may call by the word for authors who only edited.
func (r *Reader) editedBy(n page.NodeID) string {
	label, name, parted := strings.Cut(strings.ReplaceAll(r.p.ShortText(n), "：", ":"), ":")
	if name = strings.TrimSpace(name); !parted || !editorWord.MatchString(strings.TrimSpace(label)) || person.AllPersonal(name) == "" {
		return ""
	}
	return name
}
