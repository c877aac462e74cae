import { useLocation } from 'react-router'
import { classNames } from '#web/ui/class-names.ts'
import { Link } from '#web/ui/link.tsx'
import { filterAddress } from './filter-address.ts'
import css from './filter-links.module.css'

interface FilterLinksProps {
  label: string
  /** Of the parameter in the address. */
  name: string
  /** The first one, without a filter, has an empty value. */
  options: readonly { value: string; label: string; lang?: string }[]
  selected: string
  /** Jump mark of the list. */
  anchor: string
}

/** A filter of a list as links. It is part of the address, so it can be bookmarked and needs no scripts. */
export function FilterLinks({ label, name, options, selected, anchor }: FilterLinksProps) {
  const location = useLocation()
  // One choice beside "all" filters nothing.
  if (options.length < 3 && selected === '') return null
  return (
    <div className={css.filter} role="group" aria-label={label}>
      <span className={css.label} aria-hidden="true">
        {label}
      </span>
      <ul className={css.options}>
        {options.map((option) => (
          <li key={option.value}>
            <Link
              to={filterAddress(location, name, option.value, anchor)}
              className={classNames(css.option, option.value === selected && css.selected)}
              aria-current={option.value === selected ? 'true' : undefined}
            >
              <span lang={option.lang}>{option.label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
