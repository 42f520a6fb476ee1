package cedst

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"galley/models/chars"
)

// Stop reports whether a word, in lower case, says nothing of what a text is about:
// the function words of English and Chinese, numbers, and single letters.
func Stop(word string) bool {
	if stopWords[word] {
		return true
	}
	r, size := utf8.DecodeRuneInString(word)
	if size == len(word) {
		return !chars.IsIdeograph(r) || functional(r)
	}
	return strings.IndexFunc(word, unicode.IsLetter) < 0
}

// functional reports whether a character of Chinese is, nearly always, a function
// word by itself or a part of one.
func functional(r rune) bool { return strings.ContainsRune(functionWords, r) }

// functionWords are particles, pronouns, prepositions, conjunctions, copulas and
// adverbs of one character, simplified and traditional; and Hiragana's particles.
const functionWords = "的了着过過是在和与與及或而但也就都还還又被把将將对對从從向给給让讓于於为為以" +
	"这這那它他她我你您们們某每各其之所不没沒很更最只仅僅再已曾并並且则則若如因吗嗎呢吧啊" +
	"はがをにのでともへや"

var stopWords = map[string]bool{}

func init() {
	for _, w := range strings.Fields(`a about above after again against all also although am among an and
		another any are aren't around as at back be became because become been before being below between
		both but by came can can't cannot come could couldn't did didn't do does doesn't doing don't down
		during each either else even ever every few for from further get gets getting go goes going got had
		hadn't has hasn't have haven't having he he'd he'll he's her here here's hers herself him himself his
		how however i i'd i'll i'm i've if in instead into is isn't it it's its itself just last least less
		let let's like made make makes many may me might more most much must mustn't my myself near never new
		next no nor not now of off often on once one only onto or other others our ours ourselves out over
		own per perhaps put rather really said same say says see seem seems shall she she'd she'll she's
		should shouldn't since so some still such take than that that's the their theirs them themselves then
		there there's these they they'd they'll they're they've this those though three through thus to
		together too toward two under until up upon us use used uses using very via want was wasn't way we
		we'd we'll we're we've well were weren't what what's when where whether which while who whom whose
		why will with within without won't would wouldn't yes yet you you'd you'll you're you've your yours
		yourself yourselves
		一个 一個 一些 一种 一種 一样 一樣 可以 可能 因此 所以 因為 因为 由于 由於 如果 虽然 雖然 但是
		然而 以及 还有 還有 什么 什麼 怎么 怎麼 这样 這樣 那样 那樣 已经 已經 正在 目前 同时 同時 通过
		通過 进行 進行 表示 认为 認為 自己 没有 沒有 不是 就是 其中 其他 以后 以後 之后 之後 以前 之前`) {
		stopWords[strings.ReplaceAll(w, "’", "'")] = true
	}
}
