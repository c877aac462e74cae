const DRAWN = 'Text of a drawing that this program made.'
const FORMULA = 'Formula that the library drew at an import of resistance data.'

/**
 * Expressions that are not linear, with the reason why no visitor can make them slow. A text of a visitor does not
 * count: its expression has to be linear.
 */
export const BOUNDED: Readonly<Record<string, string>> = {
  [String.raw`/\s*<line x1="([\d.-]+)" y1="([\d.-]+)" x2="([\d.-]+)" y2="([\d.-]+)"[^>]*\/>/g`]: FORMULA,
  [String.raw`/<(?:line|circle)[^>]*class="event"[^>]*\/>\s*/g`]: FORMULA,
  [String.raw`/<style>[^]*?<\/style>\s*/g`]: FORMULA,
  [String.raw`/<svg\b([^>]*)>/`]: DRAWN,
  [String.raw`/\B(?=(?:\d{3})+$)/g`]: 'Digits of a number: 22 at most.',
  [String.raw`/<script type="module" async="">([\s\S]*?)<\/script>/`]:
    'A rendered page, in which the signs of markup in texts are escaped.',
  [String.raw`/^(.+?) \((.+)\)$/`]: 'Names of chemicals of the imported data, not what is searched for.',
}
