/**
 * The best of the browser's languages that the site has, by quality; `candidates` maps language tags without region
 * (`cs`) to locales.
 */
export function chooseLocale<L extends string>(
  header: string | null,
  candidates: ReadonlyMap<string, L>,
  otherwise: L,
): L {
  const wanted = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', quality] = part.trim().split(/\s*;\s*q=/)
      return {
        language: tag.split('-')[0]?.toLowerCase() ?? '',
        quality: quality === undefined ? 1 : Number(quality) || 0,
      }
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
  for (const { language } of wanted) {
    const locale = candidates.get(language)
    if (locale) return locale
  }
  return otherwise
}
