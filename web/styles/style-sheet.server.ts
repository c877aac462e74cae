/** Rooms in the order of who may import whom: what is more special comes later and wins. */
const ROOMS = ['styles', 'ui', 'tools', 'shop', 'shell', 'blocks', 'routes']

const files = import.meta.glob<string>('/web/**/*.css', { query: '?inline', import: 'default', eager: true })

const rankOf = (path: string): number => ROOMS.indexOf(path.split('/')[2] ?? '')

/** All styles of the site, with the same class names as in the browser's own files. */
export const STYLE_SHEET = Object.entries(files)
  .toSorted(([a], [b]) => rankOf(a) - rankOf(b) || a.localeCompare(b))
  .map(([, css]) => css)
  .join('\n')
