import { searchPath } from '#web/app/paths.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { viewOfPath } from '#web/search/entrances.ts'
import { LONGEST_TERM, TERM, VIEW } from '#web/search/search-query.ts'
import { Icon } from '#web/ui/icon.tsx'
import css from './search-field.module.css'

/** Data attribute of the header's fields, as a script names it. */
export const SEARCH_FIELD = 'searchField'

/** The header's field: a form that leads to the page of hits, until scripts open the search over the page. */
export function SearchField({ pathname }: { pathname: string }) {
  const view = viewOfPath(pathname)
  return (
    <search className={css.find}>
      <form action={searchPath(getLocale())} className={css.form}>
        {view && <input type="hidden" name={VIEW} value={view} />}
        <Icon name="search" small />
        <input
          className={css.input}
          name={TERM}
          data-search-field=""
          aria-label={m.search_field()}
          aria-keyshortcuts="/ Control+K"
          placeholder={m.search_placeholder()}
          inputMode="search"
          enterKeyHint="search"
          maxLength={LONGEST_TERM}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <kbd className={css.key} aria-hidden="true">
          /
        </kbd>
      </form>
    </search>
  )
}
