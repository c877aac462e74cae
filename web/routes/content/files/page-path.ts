/**
 * Returns the path of the page that a file belongs to: `/de/news/fair` for `/de/calendar/news/fair.ics`; undefined for an
 * address with another ending.
 */
export const pagePathOf = (
  { locale, '*': splat = '' }: { locale?: string | undefined; '*'?: string | undefined },
  ending: string,
): string | undefined =>
  splat.endsWith(ending) && splat.length > ending.length ? `/${locale}/${splat.slice(0, -ending.length)}` : undefined
