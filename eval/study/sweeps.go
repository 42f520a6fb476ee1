package study

// sweep is a paper's study of one parameter.
type sweep struct {
	id      string // of files
	title   string
	methods []string // in the order of the tables
	param   string   // its name in the methods' tables
	symbol  string   // its name in the paper
	values  []float64

	// published are the paper's F1 in per cent, on its corpora.
	published []publishedF1
	says      string // what else the paper says, and what of it is lost
}

// publishedF1 is one point of a published curve.
type publishedF1 struct {
	at, f1 float64
	what   string
}

// sweeps are the studies of the papers, with the published values among theirs.
var sweeps = []sweep{
	{
		id: "cetd-lambda", title: "CETD: coefficient λ of the density threshold",
		methods: []string{"cetd-ds", "cectd-ds"}, param: "lambda", symbol: "λ",
		values: []float64{0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.1, 1.2, 1.3, 1.4},
		published: []publishedF1{
			{1, 93.50, "CETD-DS, mean of seven sources"}, {1, 95.21, "CECTD-DS, mean of seven sources"},
			{1, 93.73, "CETD-DS, CleanEval English"}, {1, 96.51, "CECTD-DS, CleanEval English"},
		},
		says: "The paper uses λ = 1, calls about 0.9 good for Yahoo!, and has a recall of 100 % at λ = 0, where nothing is left out.",
	},
	{
		id: "cepr-lambda", title: "CEPR: threshold λ, in standard deviations",
		methods: []string{"cepr-tpr", "cepr-etpr", "cepr-setpr"}, param: "lambda", symbol: "λ",
		values: []float64{0, 0.2, 0.4, 0.6, 0.7, 0.8, 0.9, 1, 1.2, 1.4, 1.7, 2},
		published: []publishedF1{
			{0.8, 90.54, "SETPR, nine news sites, by Zhang et al. 2018"}, {0.8, 76.04, "SETPR, fourteen sets, by Tan et al. 2018"},
		},
		says: "The paper uses 1.7 for TPR, 0.7 for ETPR and 0.8 for SETPR (figure 9: a good trade-off on NY Post). Its table of results is lost.",
	},
	{
		id: "cepr-alpha", title: "CEPR: power α of the distance of paths",
		methods: []string{"cepr-setpr"}, param: "alpha", symbol: "α", values: []float64{0, 1, 2, 3},
		published: []publishedF1{{1, 92.60, "SETPR, Techweb, mean F; the best of figure 10"}},
		says:      "The paper tries 0, 1, 2 and 3, with λ = 0.8 and a window of 3.",
	},
	{
		id: "cepr-radius", title: "CEPR: radius r of smoothing (window 2r+1)",
		methods: []string{"cepr-setpr"}, param: "radius", symbol: "r", values: []float64{0, 1, 2, 3, 4, 5},
		published: []publishedF1{{1, 92.60, "SETPR, Techweb, mean F"}},
		says:      "The paper uses a window of 3, r = 1. r = 0 smooths nothing.",
	},
	{
		id: "twcem-delta1", title: "TWCEM: δ1, characters of a row",
		methods: []string{"twcem"}, param: "min_chars", symbol: "δ1", values: []float64{1, 2, 3, 4, 5, 6, 7, 8, 9},
		published: []publishedF1{{4, 89.96, "mean of fourteen sets"}, {4, 86.64, "CleanEval English"}},
		says:      searched,
	},
	{
		id: "twcem-delta2", title: "TWCEM: δ2, punctuation marks of a row",
		methods: []string{"twcem"}, param: "min_punct", symbol: "δ2", values: []float64{1, 2, 3, 4, 5, 6, 7, 8, 9},
		published: []publishedF1{{1, 89.96, "mean of fourteen sets"}, {1, 86.64, "CleanEval English"}},
		says:      searched,
	},
	{
		id: "twcem-delta3", title: "TWCEM: δ3, words in common with the title",
		methods: []string{"twcem"}, param: "min_common", symbol: "δ3", values: []float64{1, 2, 3, 4, 5, 6, 7, 8, 9},
		published: []publishedF1{{2, 89.96, "mean of fourteen sets"}, {2, 86.64, "CleanEval English"}},
		says:      searched,
	},
	{
		id: "twcem-k", title: "TWCEM: K, neighbouring rows of a block",
		methods: []string{"twcem"}, param: "block", symbol: "K", values: []float64{0, 1, 2, 3, 4, 5},
		says: "The paper gives no value; 0 is this project's choice.",
	},
	{
		id: "cedst-gamma", title: "CEDST: γ, units that related keywords share",
		methods: []string{"cedst", "cedst-tf"}, param: "gamma", symbol: "γ", values: []float64{0, 1, 2, 3, 4, 5, 6},
		published: []publishedF1{
			{2, 91.73, "CEDST, nine news sites"}, {2, 88.47, "CEDST, CleanEval English"}, {2, 84.14, "CEDST-TF, nine news sites"},
		},
		says: "Figure 5: F1 is best at γ = 2; below it recall rises and precision falls, above it recall falls, and above 3 precision too.",
	},
}

const searched = "The paper searches 1 to 9 and uses δ1 = 4, δ2 = 1 and δ3 = 2 for news. The other parameters are at these values here."

// orientation says what a comparison with published numbers is worth.
const orientation = `Published numbers are for orientation. They come from other corpora and other years, some of
them lost; gold texts and ways of cutting texts into words differ from paper to paper, and the
same method on the same site differs by up to 16 points between two of them (CETD on BBC: 91.67
in 2011, 75.36 in 2018). What can be compared is the form of a curve: where it is flat, where it
falls, and whether the published choice lies on its top.
`
