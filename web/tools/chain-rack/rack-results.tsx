import type { ChainRackNumbers } from '#contracts/chain-rack.ts'
import { m } from '#web/i18n/messages.ts'
import { Link } from '#web/ui/link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RackForceTable } from './rack-force-table.tsx'
import { forceText, resultPairs, warningSentences } from './rack-texts.ts'
import type { RackUnit } from './rack-units.ts'
import type { RackAssumptions } from './sums/rack-constants.ts'
import { partForces, weakest } from './sums/rack-forces.ts'
import type { SprocketChoice } from './sums/rack-parts.ts'
import type { Rack } from './sums/rack.ts'
import css from './rack-results.module.css'

interface RackResultsProps {
  rack: Rack
  assumptions: RackAssumptions
  numbers: ChainRackNumbers
  sprocket: SprocketChoice
  unit: RackUnit
  /** The same rack with a sprocket of steel: its address, and the press. */
  steelAddress: string
  onSteel: () => void
}

/** The figures of a rack, notes about it, and the force that each part takes. */
export function RackResults(props: RackResultsProps) {
  const { rack, assumptions, numbers, sprocket, unit, steelAddress, onSteel } = props
  const forces = partForces(rack, sprocket, assumptions, numbers)
  const least = weakest(forces)
  const rest = weakest(forces.filter(({ part }) => part !== 'sprocket'))
  return (
    <section className={css.results} aria-labelledby="rack-results">
      <h2 id="rack-results">{m.rack_results()}</h2>
      {warningSentences(rack, assumptions, numbers, unit).map((sentence) => (
        <Notice key={sentence}>
          <p>{sentence}</p>
        </Notice>
      ))}
      {least.part === 'sprocket' && (
        <Notice>
          <p>{m.rack_warn_sprocket({ plastic: forceText(least.force), rest: forceText(rest.force) })}</p>
          <p data-print="no">
            <Link to={steelAddress} preventScrollReset onClick={onSteel}>
              {m.rack_take_steel()}
            </Link>
          </p>
        </Notice>
      )}
      <dl className={css.pairs}>
        {resultPairs(rack, least, unit).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <RackForceTable {...{ rack, numbers, forces, assumptions, unit }} />
    </section>
  )
}
