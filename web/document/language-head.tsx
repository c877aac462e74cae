import { useLocation, useMatches } from 'react-router'
import { languageTag, offeredLocales, type Locale } from '#contracts/locales.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { usePageLanguages } from './page-languages.ts'

/**
 * Canonical address of the page and its other languages, for search engines. A product or category is found by its id,
 * too: then the canonical address is another than the page's own. The content system may name one, as `canonical`.
 */
export function LanguageHead({ publicUrl, defaultLocale }: { publicUrl: string; defaultLocale: Locale }) {
  const { pathname } = useLocation()
  const { alternates } = usePageLanguages()
  const matches = useMatches()
  const [own] = (alternates[getLocale()] ?? pathname).split('?')
  const canonical = matches.map(({ loaderData }) => canonicalOf(loaderData)).findLast(Boolean) ?? own ?? ''
  // Languages belong to the canonical page, which is the first one of a list.
  const isElsewhere = canonical !== own
  const fallback = isElsewhere ? undefined : alternates[defaultLocale]
  return (
    <>
      <link rel="canonical" href={canonical.startsWith('/') ? publicUrl + canonical : canonical} />
      {import.meta.env.SSR &&
        !isElsewhere &&
        offeredLocales().map((locale) => {
          const path = alternates[locale]
          return path && <link key={locale} rel="alternate" hrefLang={languageTag(locale)} href={publicUrl + path} />
        })}
      {import.meta.env.SSR && fallback && <link rel="alternate" hrefLang="x-default" href={publicUrl + fallback} />}
    </>
  )
}

const canonicalOf = (loaderData: unknown): string | undefined =>
  typeof loaderData === 'object' &&
  loaderData !== null &&
  'canonical' in loaderData &&
  typeof loaderData.canonical === 'string'
    ? loaderData.canonical || undefined
    : undefined
