// Package svm trains two-class support vector machines with LIBSVM's program
// svm-train and decides with them in pure Go.
//
// The way through the package:
//
//	Problem    rows of features with labels +1 and -1; WriteProblem writes
//	           LIBSVM's sparse text
//	Trainer    runs svm-train on a Problem under Params, and gives a Model
//	Model      LIBSVM's own model text, checked; ReadModel and WriteTo keep it
//	           byte for byte, so that svm-predict reads what is stored here
//	Decision   the signed decision value f(x) of a Model
//	Probability  P(+1 | x), the sigmoid of f(x)
//
// Training needs svm-train (Debian and Ubuntu: libsvm-tools); deciding needs
// nothing. The one kind of machine is C-SVC with the kernel
// K(u,v) = exp(-γ‖u-v‖²), because that is what [Wang09] uses; other models are
// refused, not guessed at. Folds, grids, scaling and the meaning of columns are
// the caller's.
//
// Training twice gives the same bytes on one platform: svm-train draws the folds
// of its probability estimate with rand(), which it never seeds. Another C
// library draws other folds, and so other probA and probB; the support vectors
// do not depend on it.
//
// A Problem and a Params are read only while a call lasts. A Model never
// changes, and any number of goroutines may decide with it.
//
// References, by the tags in the comments:
//
//	[LIBSVM]  Chang, Lin, "LIBSVM: a library for support vector machines",
//	          ACM TIST 2(3), 2011. File formats: its README; prediction: section 4.
//	[Platt00] Platt, "Probabilities for SV machines", Advances in Large Margin
//	          Classifiers, MIT Press, 2000. The sigmoid over decision values.
//	[Lin07]   Lin, Lin, Weng, "A note on Platt's probabilistic outputs for
//	          support vector machines", Machine Learning 68(3), 2007. The fit
//	          that LIBSVM does, and the form that neither overflows nor cancels.
//	[Wang09]  Wang et al., "Can we learn a template-independent wrapper for news
//	          article extraction from a single training site?", KDD 2009.
package svm
