import { m } from '#web/i18n/messages.ts'
import { Link } from '#web/ui/link.tsx'
import type { MarkedPart } from './marked-parts.ts'
import css from './parts-list.module.css'

/** The drawing's parts list: position, designation, number of items. */
export function PartsList({ parts }: { parts: readonly MarkedPart[] }) {
  return (
    <nav className={css.list} aria-label={m.content_parts_list()}>
      <div className={css.head} aria-hidden="true">
        <span>{m.content_parts_position()}</span>
        <span>{m.content_parts_designation()}</span>
        <span>{m.content_parts_items()}</span>
      </div>
      <ol className="plain">
        {parts.map(({ position, category }) => (
          <li key={position}>
            <Link to={category.to} data-part={position}>
              <span className={css.mark}>{position}</span>
              <span>{category.name}</span>
              <span className={css.count}>{category.products}</span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
