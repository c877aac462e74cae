import { openSync } from 'fontkit'
import { type PrintFonts, SITE_FONTS } from '#printing/font-files.ts'
import { spellFor, toLatinText } from './latin-text.ts'

/** The fonts of a document: names of built-in ones or paths of files. */
export interface Typeface {
  regular: string
  bold: string
  /** Spells characters that the fonts do not have. */
  toText: (text: string) => string
}

/** Fonts of every viewer: fast and without bytes of their own, but with the characters of Western Europe only. */
export const BUILT_IN: Typeface = { regular: 'Helvetica', bold: 'Helvetica-Bold', toText: toLatinText }

/** Glyphs that the files of the site's typeface lack. */
const SPELT: Record<string, string> = { '⌀': 'Ø', '∅': 'Ø', '\u2009': '\u00a0', '\u202f': '\u00a0', '\u2011': '-' }
const LACKING = new RegExp(`[${Object.keys(SPELT).join('')}]`, 'g')
/** The superscript minus: `10⁻⁵` becomes `10^-5`, as a raised hyphen would be read as a missing one. */
const NEGATIVE_POWER = /⁻([⁰¹²³⁴-⁹]+)/g
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** The site's typeface, of which the characters that are used become part of the document. */
const OWN: Typeface = {
  regular: SITE_FONTS.regular,
  bold: SITE_FONTS.bold,
  toText: (text) =>
    text
      .replace(
        NEGATIVE_POWER,
        (_, power: string) => `^-${Array.from(power, (digit) => RAISED.indexOf(digit)).join('')}`,
      )
      .replace(LACKING, (letter) => SPELT[letter] ?? letter),
}

/** The typeface of these files: that of the site, or a company's. */
export const typefaceOf = (fonts: PrintFonts): Typeface =>
  fonts.regular === SITE_FONTS.regular ? OWN : checkedTypeface(fonts)

/** The typeface of these files, which are asked for each letter. */
function checkedTypeface({ regular, bold }: PrintFonts): Typeface {
  const fonts = [regular, bold].map((file) => openSync(file))
  const has = (letter: string) =>
    fonts.every((font) => 'hasGlyphForCodePoint' in font && font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
  return { regular, bold, toText: spellFor(has) }
}

/** The site's typeface for texts of any kind: a letter that it lacks is a question mark, not a gap. */
export const checkedSiteTypeface = (): Typeface => checkedTypeface(SITE_FONTS)

const questionMarks = (text: string): number => text.split('?').length

/** A typeface that counts letters which became a question mark. */
export function countReplaced({ toText, ...typeface }: Typeface): { typeface: Typeface; replaced: () => number } {
  let count = 0
  const counting = (text: string) => {
    const spelt = toText(text)
    count += questionMarks(spelt) - questionMarks(text)
    return spelt
  }
  return { typeface: { ...typeface, toText: counting }, replaced: () => count }
}
