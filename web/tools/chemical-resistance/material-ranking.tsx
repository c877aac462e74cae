import { m } from '#web/i18n/messages.ts'
import { Link } from '#web/ui/link.tsx'
import type { RankedMaterial, RatedRow, SourceKind } from './ratings/answer.ts'
import { conditionText, temperatureText } from './condition-text.ts'
import type { Deviation } from './ratings/choose-tests.ts'
import css from './material-ranking.module.css'
import { ratingText, RatingTile } from './rating-tile.tsx'
import type { ResistanceLinks } from './resistance-links.ts'

const KINDS: Record<SourceKind, () => string> = {
  test: () => m.resistance_kind_test(),
  table: () => m.resistance_kind_table(),
  class: () => m.resistance_kind_class(),
  rule: () => m.resistance_kind_rule(),
}

const CONCENTRATIONS: Record<Deviation, () => string> = {
  milder: () => m.resistance_weaker(),
  harsher: () => m.resistance_stronger(),
  'another kind': () => m.resistance_other_kind(),
}
const TEMPERATURES: Record<Deviation, () => string> = {
  milder: () => m.resistance_colder(),
  harsher: () => m.resistance_hotter(),
  'another kind': () => '',
}

/** How the condition of a row differs from the requested one; empty if it does not. */
export const deviationsOf = ({ concentrationDeviation, temperatureDeviation }: RatedRow): string[] => [
  ...(concentrationDeviation ? [CONCENTRATIONS[concentrationDeviation]()] : []),
  ...(temperatureDeviation ? [TEMPERATURES[temperatureDeviation]()] : []),
]

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
  one: { material, rating, cell, tooHot },
  row,
  links,
  contacts,
}: Omit<MaterialRankingProps, 'ranking' | 'rows'> & { one: RankedMaterial; row: RatedRow | undefined }) {
  const deviations = row ? deviationsOf(row) : []
  return (
    <li>
      <div className={css.rating}>
        <RatingTile rating={rating} size="l" isExplained />
        <span>
          <span className="vh">{rating === '-' ? '' : `${rating}, `}</span>
          {ratingText(rating)}
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
            {row.medium.name}, {conditionText(row)}
            {cell.kind && <span className={css.quiet}> ({KINDS[cell.kind]()})</span>}
          </p>
        )}
        {deviations.length > 0 && <p className={css.warn}>{sentence(deviations)}</p>}
        {cell.next && (
          <p className={css.warn}>
            {m.resistance_next({
              temperature: temperatureText(cell.next.temperature),
              rating: nextText(cell.next.rating),
            })}
          </p>
        )}
        {tooHot !== undefined && (
          <p className={css.warn}>{m.resistance_too_hot({ temperature: tooHot, limit: material.temperatures[1] })}</p>
        )}
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

const sentence = (parts: readonly string[]): string => {
  const text = parts.join('; ')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

const nextText = (rating: RankedMaterial['rating']): string =>
  rating === '-' ? ratingText(rating) : `${rating}, ${ratingText(rating)}`
