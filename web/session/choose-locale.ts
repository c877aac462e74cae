import { parseAccept } from 'hono/utils/accept'

/**
 * The best of the browser's languages that the site has, by quality; `candidates` maps language tags without region
 * (`cs`) to locales.
 */
export function chooseLocale<L extends string>(
  header: string | null,
  candidates: ReadonlyMap<string, L>,
  otherwise: L,
): L {
  for (const { type, q } of parseAccept(header ?? '')) {
    const locale = candidates.get(type.split('-')[0]?.toLowerCase() ?? '')
    if (locale && q > 0) return locale
  }
  return otherwise
}
