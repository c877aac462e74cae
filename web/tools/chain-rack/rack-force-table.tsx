import type { ChainRackNumbers } from '#contracts/chain-rack.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { m } from '#web/i18n/messages.ts'
import { forceText, PART_NAMES } from './rack-texts.ts'
import { type RackUnit, showLength } from './rack-units.ts'
import { CHAIN_DATA, type RackAssumptions } from './sums/rack-constants.ts'
import { type PartForce, weakest } from './sums/rack-forces.ts'
import type { Rack } from './sums/rack.ts'
import css from './rack-force-table.module.css'

interface RackForceTableProps {
  rack: Rack
  numbers: ChainRackNumbers
  forces: readonly PartForce[]
  assumptions: RackAssumptions
  unit: RackUnit
}

/** Each part that the force passes through, with its calculation. */
export function RackForceTable({ rack, numbers, forces, assumptions, unit }: RackForceTableProps) {
  const least = weakest(forces).part
  return (
    <section className={css.forces} aria-labelledby="rack-forces">
      <h3 id="rack-forces">{m.rack_forces()}</h3>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{m.rack_forces_part()}</th>
            <th scope="col">{m.rack_forces_sum()}</th>
            <th scope="col">{m.rack_forces_all()}</th>
          </tr>
        </thead>
        <tbody>
          {forces.map((one) => (
            <tr key={one.part}>
              <th scope="row">{PART_NAMES[one.part]()}</th>
              <td>{sumText(one, rack, assumptions, unit)}</td>
              <td>
                {one.force === undefined ? m.rack_forces_unknown() : <b>{forceText(one.force)}</b>}
                {one.part === least && <small>{m.rack_forces_least()}</small>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {forces.some(({ part }) => part === 'sprocket') && <p className={css.note}>{m.rack_forces_note_tooth()}</p>}
      <p className={css.note}>{m.rack_forces_note()}</p>
      {fixingTexts(rack, weakest(forces).force, numbers).map((text) => (
        <p key={text} className={css.note}>
          {text}
        </p>
      ))}
    </section>
  )
}

/** The stated loads of brackets and clamps, and the load of an anchor plate that the shop does not have. */
function fixingTexts(
  { carrier, counts, strands }: Rack,
  force: number,
  { bracketLoad, clampHold, anchorPlate, tensionSetHasPlate }: ChainRackNumbers,
): string[] {
  const [load, hold] = [bracketLoad?.[carrier], clampHold?.[carrier]]
  const fixedEnds = counts.anchorPlates - (tensionSetHasPlate ? counts.tensionSets : 0)
  const brackets = [
    ...(load ? [m.rack_forces_bracket({ load: forceText(load) })] : []),
    ...(hold ? [m.rack_forces_clamps({ hold: forceText(hold) })] : []),
  ]
  const isMissing = anchorPlate === null && fixedEnds > 0
  return [
    ...(brackets.length > 0 ? [brackets.join(' ')] : []),
    ...(isMissing ? [m.rack_forces_anchor({ force: forceText(force / strands) })] : []),
  ]
}

const stressText = (stress: number): string => `${formatNumber(stress)}\u00a0N/mm²`

/** The calculation of a part's force, with its figures; empty where the maker states none. */
function sumText(one: PartForce, { chain }: Rack, { safety }: RackAssumptions, unit: RackUnit): string {
  const factor = formatNumber(safety, 1)
  if (one.part === 'chain') {
    return m.rack_forces_chain({ breaking: forceText(CHAIN_DATA[chain].breakingForce), safety: factor })
  }
  if (one.force === undefined) return ''
  if (one.part === 'sprocket') {
    const show = (mm: number) => showLength(mm, unit, { digits: 2 })
    const { width, thickness, lever } = one.section
    return m.rack_forces_tooth({
      stress: stressText(one.stress ?? 0),
      width: show(width),
      thickness: `(${show(thickness)})`,
      lever: show(lever),
    })
  }
  return m.rack_forces_rod({
    thread: one.thread ?? '',
    area: `${formatNumber(one.area ?? 0, 1)}\u00a0mm²`,
    strength: stressText(one.strength ?? 0),
    safety: factor,
  })
}
