import { Link } from '#web/ui/link.tsx'
import type { FilterOptions } from './load.server.ts'
import css from './filter-shortcuts.module.css'

interface FilterShortcutsProps extends FilterOptions {
  /** Id of the heading that names the list. */
  headingId: string
  title: string
  note: string
}

/** The options of one filter as a row of links: "By chain: 06B-1 08B-1 …". */
export function FilterShortcuts({ headingId, category, options, title, note }: FilterShortcutsProps) {
  if (options.length === 0) return null
  return (
    <div className={css.shortcuts}>
      <h3 id={headingId}>
        {title} {note && <small>{note}</small>}
      </h3>
      <ul className={css.list} aria-labelledby={headingId}>
        {options.map(({ id, name, language }) => (
          <li key={id}>
            <Link to={`${category.to}?f=${id}`} lang={language}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
