import { formatNumber } from '#web/i18n/format.ts'
import { m } from '#web/i18n/messages.ts'
import { Link } from '#web/ui/link.tsx'
import type { PartRow } from './sums/rack-parts.ts'
import { PART_NAMES, partSize } from './rack-texts.ts'
import type { RackUnit } from './rack-units.ts'
import type { Rack } from './sums/rack.ts'
import css from './rack-bill.module.css'

/** Items that the shop has, by their numbers. */
export type RackItems = Readonly<Record<string, { name: string; address: string }>>

interface RackBillProps {
  rack: Rack
  parts: readonly PartRow[]
  items: RackItems
  unit: RackUnit
  /** Whether the shop could not be asked: then numbers are shown without their pages. */
  isShopAway: boolean
  /** Whether some of these numbers were not requested from the shop yet. */
  isLooking: boolean
}

/** The bill of materials: parts of the shop with number and page, the rest without. */
export const RackBill = ({ rack, parts, items, unit, isShopAway, isLooking }: RackBillProps) => (
  <table className={css.table}>
    <caption className="vh">{m.rack_bill()}</caption>
    <thead>
      <tr>
        <th scope="col">{m.rack_bill_position()}</th>
        <th scope="col">{m.rack_bill_name()}</th>
        <th scope="col">{m.rack_bill_number()}</th>
        <th scope="col">{m.rack_bill_size()}</th>
        <th scope="col">{m.rack_bill_pieces()}</th>
      </tr>
    </thead>
    <tbody>
      {parts.map((part, index) => {
        const item = part.number === undefined ? undefined : items[part.number]
        const isMissing = part.number === undefined || !isLooking
        return (
          <tr key={`${part.part} ${part.length ?? ''}`}>
            <td>{index + 1}</td>
            <th scope="row">{item ? <Link to={item.address}>{item.name}</Link> : PART_NAMES[part.part]()}</th>
            <td>
              {item || (isShopAway && part.number !== undefined) ? (
                part.number
              ) : (
                <span className={css.missing}>{isMissing ? m.rack_bill_missing() : m.rack_bill_loading()}</span>
              )}
            </td>
            <td>{partSize(part, rack, unit)}</td>
            <td>
              <b>{formatNumber(part.pieces)}</b>
            </td>
          </tr>
        )
      })}
    </tbody>
  </table>
)
