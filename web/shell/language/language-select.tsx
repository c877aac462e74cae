import { useEffect, useRef } from 'react'
import { isLocale, LANGUAGE_NAMES, languageTag, type Locale } from '#contracts/locales.ts'
import { m } from '#web/i18n/messages.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { isExternal, type LanguageLink } from './language-link.ts'
import css from './language-select.module.css'

/**
 * A list that opens, not a select: every entry is a link. It works without scripts, can be opened in a new tab and is
 * read in its own language. The links reload the page: the document's language changes with them.
 */
export function LanguageSelect({ languages, short = false }: { languages: LanguageLink[]; short?: boolean }) {
  const details = useRef<HTMLDetailsElement>(null)
  useCloseOutside(details)
  const current = languages.find((language) => language.current)
  return (
    <details className={css.select} ref={details}>
      <summary>
        <span className="vh">{m.shell_language()}: </span>
        {current && (short ? current.locale.toUpperCase() : LANGUAGE_NAMES[current.locale])}
        <Icon name="chevron-down" small />
      </summary>
      <ul className={css.list}>
        {languages.map((language, index) => (
          <li
            key={language.locale}
            className={classNames(isExternal(language) && startsGroup(languages, index) && css.group)}
          >
            <a
              href={language.href}
              lang={languageTag(language.locale)}
              hrefLang={languageTag(language.locale)}
              aria-current={language.current ? 'true' : undefined}
              onClick={() => isLocale(language.locale) && rememberLanguage(language.locale)}
              {...(isExternal(language) ? { target: '_blank', rel: 'noopener' } : {})}
            >
              {LANGUAGE_NAMES[language.locale]}
              {isExternal(language) ? (
                <>
                  <span className="vh"> ({m.shell_new_tab()})</span>
                  <Icon name="external" small />
                </>
              ) : (
                <span aria-hidden="true">{language.locale.toUpperCase()}</span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

const startsGroup = (languages: LanguageLink[], index: number) => {
  const before = languages[index - 1]
  return before !== undefined && !isExternal(before)
}

/** Escape, a click elsewhere and losing the focus close the list. */
function useCloseOutside(ref: React.RefObject<HTMLDetailsElement | null>) {
  useEffect(() => {
    const details = ref.current
    if (!details) return
    const abort = new AbortController()
    const { signal } = abort
    const elsewhere = (event: Event) => {
      if (!(event.target instanceof Node && details.contains(event.target))) details.open = false
    }
    document.addEventListener('pointerdown', elsewhere, { signal })
    document.addEventListener('focusin', elsewhere, { signal })
    details.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || !details.open) return
        details.open = false
        details.querySelector('summary')?.focus()
      },
      { signal },
    )
    return () => abort.abort()
  }, [ref])
}

const YEAR = 365 * 86_400

/**
 * Remembers the chosen language for the next visit to `/`, 365 days. Written by the browser, since a response that sets
 * a cookie could not be cached. Without scripts the browser's own language counts.
 */
function rememberLanguage(locale: Locale): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `language=${locale}; Max-Age=${YEAR}; Path=/; SameSite=Lax${secure}`
}
