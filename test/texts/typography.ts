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
    pattern: /[\d⁰-⁹}] (mm|m²|m|µm|kg|g|t|MB|kB|%|°C|K|€|MPa|kN|N|Nm|Ω|kWh|GWh|dB)(?![\p{L}\d])/u,
    languages: FULL,
  },
  {
    rule: 'a no-break space stands between the sign of a paragraph, article or number and what it counts',
    pattern: /§ \d|(?<!\p{L})([Aa]rt\.|Abs\.|[Nn]r\.|čl\.|odst\.|č\.|lid|No) \d/u,
    languages: FULL,
  },
  { rule: 'an ellipsis is one character', pattern: /\.\.\./, languages: FULL },
  { rule: 'an ellipsis follows its word without a space', pattern: /\s…/, languages: ['en', 'cz'] },
  { rule: 'an ellipsis in place of words has a space before it', pattern: /\p{L}…/u, languages: ['de', 'nl'] },
  { rule: 'an apostrophe is typographic', pattern: /\p{L}'\p{L}/u, languages: FULL },
  { rule: 'quotation marks are typographic', pattern: /"/, languages: FULL },
  { rule: 'quotation marks are „…“', pattern: /[”‘«»]/, languages: ['de', 'cz'] },
  { rule: 'quotation marks are “…”', pattern: /[„‚‘«»]/, languages: ['en', 'nl'] },
  { rule: 'an en dash stands in a sentence, no hyphen', pattern: / - /, languages: FULL },
  { rule: 'per cent follow their number without a space', pattern: /[\d}]\s%/, languages: ['en'] },
  {
    rule: 'a no-break space follows a Czech word of one letter',
    // A capital is a name (“Materiál S zelený”), unless it begins a sentence.
    pattern: /(?<![\p{L}\d{}./])(?:[ksvzouia]|(?<=^|[.!?]\s|[>"„(])[KSVZOUIA]) (?=\S)/u,
    languages: ['cz'],
  },
  { rule: 'a no-break space stands between a Czech day and its month', pattern: /\d\. (?=\p{Ll})/u, languages: ['cz'] },
]
