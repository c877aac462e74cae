import type { Page } from '#backend/content/site.ts'

/**
 * Returns an id that no other element of the site has, however many a column has. Szudzik's rule pairs the page and the
 * position in it into one number.
 */
export function elementId({ uid }: Pick<Page, 'uid'>, colPos: 0 | 1, index: number): number {
  const place = index * 2 + 1 - colPos
  return uid < place ? place ** 2 + uid : uid ** 2 + uid + place
}
