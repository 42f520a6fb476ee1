// Package wang measures laid-out pages as Wang et al. 2009 do: which subtrees may be the body
// and the title of an article, and a row of numbers for each of them. A support vector machine
// chooses the body among them, then the title.
//
//	x := wang.New(p, wang.PaperLimits())
//	bodies, relaxed := x.Bodies()
//	rows := x.AsBodies()            // what wang.BodyColumns() are read from
//	titles, relaxed := x.Titles(body)
//	rows = x.AsTitles(body)         // what wang.TitleColumns() are read from
//
// # Cost
//
// Everything is linear in nodes and text; no subtree is walked for a candidate.
//   - Sums over a subtree are differences of two prefix sums.
//   - Distinct words of a subtree are such a sum too: a word counts +1 where it begins
//     and -1 at the lowest element around it and its previous occurrence. This step
//     alone has a logarithm, of the depth.
//   - Every text knows the last text up to it that is more than closing quotes and
//     brackets, so the end of a subtree's text is found in one step.
//   - The text of a subtree is put together only to compare it with link texts, and only
//     where it is no longer than the longest of them, 400 characters at most.
//
// # Sources
//
// [Wang09], Wang et al. 2009: Wang, He, Wang, Pei, Bu, Chen, Guan, Zheng: "Can we learn
// a template-independent wrapper for news article extraction from a single training
// site?", KDD 2009, doi:10.1145/1557019.1557163. [Limits] says what the paper leaves
// open and what was chosen.
//
// [Study]: measurements on 30 news sites with 50 pages each, made before galley was
// built; 60,906 body and 48,684 title candidates.
package wang
