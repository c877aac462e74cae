import { getLocale } from '#web/i18n/locale.ts'
import { paths } from '#web/paths.ts'
import { PlainLink } from '#web/ui/plain-link.tsx'
import type { Shortcuts } from './shop-data.ts'
import css from './filter-shortcuts.module.css'

/** The options of one filter as a row of links: "By chain: 06B-1 08B-1 …". */
export function FilterShortcuts({ shortcuts, title, note }: { shortcuts: Shortcuts; title: string; note: string }) {
  const category = paths.category(getLocale(), shortcuts.category.seoPath)
  if (shortcuts.options.length === 0) return null
  return (
    <div className={css.shortcuts}>
      <h3 id="shortcuts-h">
        {title} {note && <small>{note}</small>}
      </h3>
      <ul className={css.list} aria-labelledby="shortcuts-h">
        {shortcuts.options.map(({ id, name }) => (
          <li key={id}>
            <PlainLink to={`${category}?f=${id}`}>{name}</PlainLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
