import { m } from '#web/i18n/messages.ts'
import { Link } from '#web/ui/link.tsx'
import type { RatedCell, RatedRow, ShownMaterial } from './ratings/answer.ts'
import { conditionText, deviationsOf, shortConcentration, temperatureText } from './condition-text.ts'
import css from './ratings-matrix.module.css'
import { isBeyondTests, RatingTile } from './rating-tile.tsx'

interface RatingsMatrixProps {
  materials: readonly ShownMaterial[]
  rows: readonly RatedRow[]
  /** Address of the question about one medium. */
  medium: (key: string) => string
  /** Address of the media that attack a plastic. */
  contacts: (material: string) => string
}

/** Media in rows, plastics in columns. Head and first column stay in sight. */
export function RatingsMatrix({ materials, rows, medium, contacts }: RatingsMatrixProps) {
  return (
    // A box that scrolls needs the focus, so that the keyboard can scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={css.box} role="region" aria-label={m.resistance_scrollable()} tabIndex={0}>
      <table className={css.table}>
        <caption className="vh">{m.resistance_caption()}</caption>
        <thead>
          <tr>
            <th scope="col">{m.resistance_column_medium()}</th>
            <th scope="col" className={css.condition}>
              {m.resistance_column_concentration()}
            </th>
            <th scope="col" className={css.condition}>
              °C
            </th>
            {materials.map(({ name, family }) => (
              <th key={name} scope="col" className={css.material}>
                <Link to={contacts(name)} title={m.resistance_contacts_link({ material: name })}>
                  <b>{name}</b>
                  <span>{family}</span>
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <MatrixRow
              key={`${row.asked} ${row.medium.key} ${row.concentration} ${row.temperature}`}
              row={row}
              medium={medium}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function MatrixRow({ row, medium }: { row: RatedRow } & Pick<RatingsMatrixProps, 'medium'>) {
  const concentration = shortConcentration(row.concentration)
  const deviations = deviationsOf(row)
  return (
    <tr>
      <th scope="row">
        {row.asked === undefined ? <Link to={medium(row.medium.key)}>{row.medium.name}</Link> : row.medium.name}
        <small className={css.folded}>{conditionText(row)}</small>
        {deviations.length > 0 && (
          <small className={css.nearest}>{m.resistance_nearest({ condition: deviations.join('; ') })}</small>
        )}
      </th>
      <td className={css.condition}>
        {concentration.title ? <abbr title={concentration.title}>{concentration.text}</abbr> : concentration.text}
      </td>
      <td className={css.condition}>
        {row.temperature === 'RT' ? <abbr title={m.resistance_code_RT()}>RT</abbr> : row.temperature}
      </td>
      {row.cells.map((cell, column) => (
        <td key={column} className={css.cell}>
          <RatingTile
            rating={cell.rating}
            isIndicative={cell.kind === 'rule' || cell.kind === 'class'}
            isBeyond={isBeyondTests(cell)}
            test={row.asked === undefined ? undefined : basisText(cell)}
          />
        </td>
      ))}
    </tr>
  )
}

/** The test of a tile, or the hot water that bounds it. */
function basisText({ test, water }: RatedCell): string | undefined {
  if (water) return `${water.name}, ${temperatureText(water.temperature)}`
  return test && conditionText(test)
}
