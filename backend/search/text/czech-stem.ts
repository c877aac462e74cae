/**
 * Endings of cases and possessives of Czech nouns and adjectives without their marks, the longest first. After Dolamic
 * and Savoy, Indexing and stemming approaches for the Czech language (2009), for folded words.
 */
const ENDINGS = [
  'atech',
  'etem',
  'atum',
  'ovych',
  'ovemu',
  'oveho',
  'ovymi',
  'ich',
  'iho',
  'emi',
  'imi',
  'emu',
  'ete',
  'eti',
  'ech',
  'ete',
  'ovi',
  'ove',
  'ova',
  'ovy',
  'ych',
  'ymi',
  'ymu',
  'eho',
  'ata',
  'aty',
  'ami',
  'ach',
  'ami',
  'em',
  'es',
  'om',
  'im',
  'ym',
  'um',
  'ou',
  'at',
  'os',
  'us',
  'mi',
  'ej',
  'ii',
  'a',
  'e',
  'i',
  'o',
  'u',
  'y',
]

/** Letters that stay, so that short words keep apart. */
const MIN_STEM = 3
/** Last consonants that change with the ending: `řetězy` and `řetězích`, `vodítko` and `vodítce`. */
const SOFT: Record<string, string> = { ct: 'ck', st: 'sk', c: 'k', z: 'h' }

/** Returns the stem of a folded Czech word. */
export function stemCzech(word: string): string {
  const ending = ENDINGS.find((one) => word.endsWith(one) && word.length - one.length >= MIN_STEM)
  const stem = ending === undefined ? word : word.slice(0, -ending.length)
  const soft = Object.keys(SOFT).find((one) => stem.endsWith(one) && stem.length > MIN_STEM)
  const hard = soft === undefined ? stem : stem.slice(0, -soft.length) + SOFT[soft]
  // A vowel that is dropped before an ending: `pásek`, `pásku`.
  return hard.length > MIN_STEM + 1 ? hard.replace(/e([kcn])$/, '$1') : hard
}
