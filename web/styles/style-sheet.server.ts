/** Rooms in the order of their imports: a more special one comes later and wins. */
const ROOMS = [
  'styles',
  'ui',
  'prose',
  'people',
  'forms',
  'places',
  'tools',
  'catalogue',
  'cart',
  'customer',
  'quote-request',
  'search',
  'shell',
  'blocks',
  'routes',
]

const files = import.meta.glob<string>('/web/**/*.css', { query: '?inline', import: 'default', eager: true })

function rankOf(path: string): number {
  const rank = ROOMS.indexOf(path.split('/')[2] ?? '')
  if (rank < 0) throw new Error(`${path} is in none of the rooms ${ROOMS.join(', ')}: where do its styles stand?`)
  return rank
}

/**
 * All styles of the site, with the same class names as in the browser's own files. The fonts are only here. A second
 * rule for a font in a later file would make the browser choose it again: words would move.
 */
export const STYLE_SHEET = Object.entries(files)
  .toSorted(([a], [b]) => rankOf(a) - rankOf(b) || a.localeCompare(b))
  .map(([, css]) => css)
  .join('\n')

/** A rule for a file of a font. */
export const FONT_RULE = /@font-face\s*\{[^}]*\}/g
