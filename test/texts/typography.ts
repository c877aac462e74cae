const FULL = ['de', 'en', 'nl', 'cz'] as const

/** A pattern that no text may have, in the languages that it holds for. */
export interface TextRule {
  rule: string
  pattern: RegExp
  languages: readonly string[]
}

/** Rules of typography for every text that a visitor reads. */
export const TYPOGRAPHY: readonly TextRule[] = [
  {
    rule: 'a no-break space stands between a number or placeholder and its unit',
    pattern: /[\d}] (mm|kg|MB|kB|%|°C|€)(?![\p{L}\d])/u,
    languages: FULL,
  },
  { rule: 'an ellipsis is one character', pattern: /\.\.\./, languages: FULL },
  { rule: 'an apostrophe is typographic', pattern: /\p{L}'\p{L}/u, languages: FULL },
  { rule: 'quotation marks are typographic', pattern: /"/, languages: FULL },
  { rule: 'an en dash stands in a sentence, no hyphen', pattern: / - /, languages: FULL },
  {
    rule: 'a no-break space follows a Czech word of one letter',
    pattern: /(?<![\p{L}\d{}.])[ksvzouia] (?=\S)/iu,
    languages: ['cz'],
  },
]
