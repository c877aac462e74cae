import { RATINGS, type Rating } from '#contracts/resistance/resistance-table.ts'
import { m } from '#web/i18n/messages.ts'
import { Link } from '#web/ui/link.tsx'
import type { RatedContact } from './ratings/answer.ts'
import { conditionText } from './condition-text.ts'
import css from './material-contacts.module.css'
import { severityOf } from './ratings/ratings.ts'
import { beyondText, isBeyondTests, RatingTile } from './rating-tile.tsx'

const TITLES: Record<Rating, () => string> = {
  O: () => m.resistance_contacts_O(),
  C: () => m.resistance_contacts_C(),
  '-': () => m.resistance_contacts_none(),
  B: () => m.resistance_contacts_B(),
  A: () => m.resistance_contacts_A(),
}

interface MaterialContactsProps {
  contacts: readonly RatedContact[]
  /** Number of all media. */
  total: number
  /** Address of the question about one medium. */
  medium: (key: string) => string
}

/** The media of one plastic by their rating, the worst first. Harmless media are folded. */
export function MaterialContacts({ contacts, total, medium }: MaterialContactsProps) {
  if (contacts.length === 0) return <p>{m.resistance_contacts_empty()}</p>
  const worstFirst = RATINGS.toSorted((a, b) => severityOf(b) - severityOf(a))
  return worstFirst.map((rating) => {
    const media = contacts.filter((one) => one.rating === rating)
    if (media.length === 0) return null
    const head = (
      <>
        <RatingTile rating={rating} isExplained /> {TITLES[rating]()}{' '}
        <small className="num">{m.resistance_count({ count: media.length, total })}</small>
      </>
    )
    return (
      <details key={rating} className={css.group} open={rating !== 'A'}>
        <summary>{head}</summary>
        <ul>
          {media.map(({ medium: { key, name }, kind, test, isBeyond }) => (
            <li key={key}>
              <Link to={medium(key)}>{name}</Link>
              <span className={css.condition}>
                {test && conditionText(test)}
                {(kind === 'rule' || kind === 'class') && <span title={m.resistance_kind_rule()}> *</span>}
                {isBeyondTests({ rating, isBeyond }) && <span title={beyondText(rating)}> ?</span>}
              </span>
            </li>
          ))}
        </ul>
      </details>
    )
  })
}
