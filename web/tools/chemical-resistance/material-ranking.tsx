import { m } from '#web/i18n/messages.ts'
import { Link } from '#web/ui/link.tsx'
import type { RankedMaterial, RatedRow, SourceKind } from './ratings/answer.ts'
import { conditionText, evidenceTexts } from './condition-text.ts'
import css from './material-ranking.module.css'
import { beyondText, isBeyondTests, ratingText, RatingTile } from './rating-tile.tsx'
import type { ResistanceLinks } from './resistance-links.ts'

const KINDS: Record<SourceKind, () => string> = {
  test: () => m.resistance_kind_test(),
  table: () => m.resistance_kind_table(),
  differs: () => m.resistance_kind_differs(),
  class: () => m.resistance_kind_class(),
  rule: () => m.resistance_kind_rule(),
}

interface MaterialRankingProps {
  ranking: readonly RankedMaterial[]
  rows: readonly RatedRow[]
  links: ResistanceLinks
  /** Address of the media that attack a plastic. */
  contacts: (material: string) => string
}

/** Plastics for the media, best first, each with the reason for its rating. */
export const MaterialRanking = ({ ranking, rows, links, contacts }: MaterialRankingProps) => (
  <ol className={css.ranking}>
    {ranking.map((one) => (
      <RankedRow key={one.material.name} one={one} row={rows[one.decisive]} links={links} contacts={contacts} />
    ))}
  </ol>
)

function RankedRow({
  one: { material, rating, cell, outside },
  row,
  links,
  contacts,
}: Omit<MaterialRankingProps, 'ranking' | 'rows'> & { one: RankedMaterial; row: RatedRow | undefined }) {
  return (
    <li>
      <div className={css.rating}>
        <RatingTile rating={rating} size="l" isExplained isBeyond={isBeyondTests(cell)} />
        <span>
          <span className="vh">{rating === '-' ? '' : `${rating}, `}</span>
          {isBeyondTests(cell) ? beyondText(rating) : ratingText(rating)}
        </span>
      </div>
      <div>
        <h3>{material.name}</h3>
        <p className={css.quiet}>{material.family}</p>
        {material.ratedAs && <p className={css.quiet}>{m.resistance_rated_as({ name: material.ratedAs })}</p>}
      </div>
      <div className={css.reason}>
        {row && (
          <p>
            {[row.medium.name, cell.test && conditionText(cell.test)].filter(Boolean).join(', ')}
            {cell.kind && <span className={css.quiet}> ({KINDS[cell.kind]()})</span>}
          </p>
        )}
        {evidenceTexts(cell).map((text) => (
          <p key={text} className={css.warn}>
            {text}
          </p>
        ))}
        {outside && <p className={css.warn}>{outsideText(outside, material)}</p>}
      </div>
      <dl className={css.facts}>
        <div>
          <dt>{m.resistance_column_price()}</dt>
          <dd>{m.resistance_price_class({ class: material.priceClass })}</dd>
        </div>
        <div>
          <dt>{m.resistance_column_limit()}</dt>
          <dd>{limitsText(material.temperatures)}</dd>
        </div>
      </dl>
      <div className={css.links} data-print="no">
        <a href={links.products(material.name)}>{m.resistance_products({ material: material.name })}</a>
        <Link to={contacts(material.name)}>{m.resistance_contacts_link({ material: material.name })}</Link>
      </div>
    </li>
  )
}

const minus = (value: number): string => String(value).replace('-', '\u2212')

export const limitsText = ([least, largest]: readonly [number, number]): string =>
  m.resistance_limits({ least: minus(least), largest: minus(largest) })

/** The temperature of a medium that is outside a limit of the plastic. */
function outsideText(
  { limit, temperature: asked }: NonNullable<RankedMaterial['outside']>,
  { temperatures: [coldest, longTerm], shortTime }: RankedMaterial['material'],
): string {
  const temperature = minus(asked)
  if (limit === 'cold') return m.resistance_too_cold({ temperature, limit: minus(coldest) })
  return limit === 'short-time'
    ? m.resistance_too_soft({ temperature, limit: shortTime })
    : m.resistance_too_hot({ temperature, limit: longTerm })
}
