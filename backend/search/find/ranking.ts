/**
 * How documents are weighed, in the database and in a cluster alike. All numbers are sums of a few powers of two, so
 * that both calculate the same rank. Equal documents are equal, and their place in the catalogue decides.
 *
 * The rank of a concept is that of its places in the document, less for words that were not typed. An option or a
 * size of a variant counts instead, if it is more. The rank of a document is their sum with `wholeName`, times the
 * weight of its kind, with `namedProduct`. More concepts come before a higher rank.
 */
export const RANKING = {
  /** Share of the concepts of the best document that another one has to have. */
  needed: 0.7,
  /** A concept in a name, in options and headlines, in short texts, in texts. */
  places: { A: 0.625, B: 0.281_25, C: 0.093_75, D: 0.031_25 },
  /** Share of a word that was not typed: the rest of a compound, a synonym, a similar word. */
  loose: 0.375,
  /** A name that has nothing but the words of the term; half of it if they are half of the name. */
  wholeName: 0.375,
  /** A visitor of a shop looks for products first. */
  productWeight: 1.375,
  /** A category is the way to its products, which are hits themselves. */
  categoryWeight: 0.125,
  /** Of a file: the page about the same thing is the answer. */
  fileWeight: 0.875,
  /** A product whose name has the words, whichever of them it was found by. */
  namedProduct: 0.5,
  /** A product with a variant that has the sizes or the option. Less if it can only be cut to the length. */
  hasSize: 0.625,
  fitsSize: 0.3125,
  /** A product with the option that a number beside the name of its group means. */
  hasNamed: 1,
} as const

/** Places of a word, whose ranks are added. A page that has it in its text as well is more about it. */
export const PLACES = ['A', 'B', 'C', 'D'] as const

/** A name that has one part of a compound, with the others anywhere: `Kettenführung` for `Kettenführungsprofil`. */
export const ONE_PART_NAMED = (RANKING.places.A + RANKING.places.B) / 2

/** Where words that belong together may be apart, with the rank of the last place. */
export const WIDER_PLACES = [
  { places: ['A', 'B'], rank: RANKING.places.B },
  { places: ['A', 'B', 'C'], rank: RANKING.places.C },
  { places: ['A', 'B', 'C', 'D'], rank: RANKING.places.D },
] as const
