import { LANGUAGE_NAMES, languageTag, offeredLocales } from '#contracts/locales.ts'
import css from './error-page.module.css'
import type { KnownError } from '#web/app/known-error.ts'

interface ErrorLanguagesProps {
  label: string
  alternates: NonNullable<KnownError['alternates']>
}

/** Links to a page in the languages in which it exists. They reload the page, as those of the language select do. */
export function ErrorLanguages({ label, alternates }: ErrorLanguagesProps) {
  return (
    <nav aria-labelledby="error-languages" className={css.languages}>
      <p id="error-languages">{label}</p>
      <ul>
        {offeredLocales().map((locale) => {
          const path = alternates[locale]
          if (path === undefined) return null
          return (
            <li key={locale}>
              <a href={path} lang={languageTag(locale)} hrefLang={languageTag(locale)}>
                {LANGUAGE_NAMES[locale]}
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
