/**
 * Visitor-specific parts of a shared page (docs/decisions/0015). Each is a place in the page's markup, filled from
 * cookies alone when the page is sent.
 */
export const PLACE_NAMES = ['account', 'cart-count', 'consent', 'flash', 'form-token'] as const
export type PlaceName = (typeof PLACE_NAMES)[number]

/** HTML of the places. A place without a text is empty. */
export type PlaceTexts = Partial<Record<PlaceName, string>>

/** Marks a place in rendered markup. Escaped text and loader data have no `<`, so neither can contain it. */
export const placeMark = (name: PlaceName): string => `${MARK_START}${name}${MARK_END}`
const MARK_START = '<!--place:'
const MARK_END = '-->'

/** A page cut at its places: it has one more part than places. */
export interface CutPage {
  parts: Buffer<ArrayBuffer>[]
  places: PlaceName[]
}

/** Cuts the bytes of a page at its marks, which are dropped. The parts share the page's memory. */
export function cutAtMarks(page: Buffer<ArrayBuffer>): CutPage {
  const parts: Buffer<ArrayBuffer>[] = []
  const places: PlaceName[] = []
  let from = 0
  for (let at = page.indexOf(MARK_START); at >= 0; at = page.indexOf(MARK_START, at + 1)) {
    const begin = at + MARK_START.length
    const end = page.indexOf(MARK_END, begin)
    const found = end < 0 ? '' : page.toString('latin1', begin, end)
    const name = PLACE_NAMES.find((known) => known === found)
    if (!name) continue
    parts.push(page.subarray(from, at))
    places.push(name)
    from = end + MARK_END.length
  }
  parts.push(page.subarray(from))
  return { parts, places }
}

/** The page of one visitor. */
export const fillMarks = (page: string, texts: PlaceTexts): string =>
  page.replaceAll(MARK, (mark, found: string) => {
    const name = PLACE_NAMES.find((known) => known === found)
    return name ? (texts[name] ?? '') : mark
  })
const MARK = new RegExp(`${MARK_START}([\\w-]+)${MARK_END}`, 'g')
