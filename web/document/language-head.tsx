import { useLocation } from 'react-router'
import { languageTag, LOCALES, type Locale } from '#contracts/locales.ts'
import { usePageLanguages } from './page-languages.ts'

/** Canonical address of the page and its other languages, for search engines. */
export function LanguageHead({ publicUrl, defaultLocale }: { publicUrl: string; defaultLocale: Locale }) {
  const { pathname } = useLocation()
  return (
    <>
      <link rel="canonical" href={publicUrl + pathname} />
      {import.meta.env.SSR && <Alternates {...{ publicUrl, defaultLocale }} />}
    </>
  )
}

/** For search engines, which read each page as it is sent. */
function Alternates({ publicUrl, defaultLocale }: { publicUrl: string; defaultLocale: Locale }) {
  const { alternates } = usePageLanguages()
  const fallback = alternates[defaultLocale]
  return (
    <>
      {LOCALES.map((locale) => {
        const path = alternates[locale]
        return path && <link key={locale} rel="alternate" hrefLang={languageTag(locale)} href={publicUrl + path} />
      })}
      {fallback && <link rel="alternate" hrefLang="x-default" href={publicUrl + fallback} />}
    </>
  )
}
