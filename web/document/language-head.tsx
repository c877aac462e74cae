import { useLocation } from 'react-router'
import { languageTag, LOCALES, type Locale } from '#contracts/locales.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { usePageLanguages } from './page-languages.ts'

/**
 * Canonical address of the page and its other languages, for search engines. A product or category is found by its id,
 * too: then the canonical address is another than the page's own.
 */
export function LanguageHead({ publicUrl, defaultLocale }: { publicUrl: string; defaultLocale: Locale }) {
  const { pathname } = useLocation()
  const { alternates } = usePageLanguages()
  const [own] = (alternates[getLocale()] ?? pathname).split('?')
  const fallback = alternates[defaultLocale]
  return (
    <>
      <link rel="canonical" href={publicUrl + own} />
      {import.meta.env.SSR &&
        LOCALES.map((locale) => {
          const path = alternates[locale]
          return path && <link key={locale} rel="alternate" hrefLang={languageTag(locale)} href={publicUrl + path} />
        })}
      {import.meta.env.SSR && fallback && <link rel="alternate" hrefLang="x-default" href={publicUrl + fallback} />}
    </>
  )
}
