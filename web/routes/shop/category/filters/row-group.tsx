import { useState } from 'react'
import { m } from '#web/i18n/messages.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { ChainRows } from './chain-rows.ts'
import css from './facet-fields.module.css'
import { OptionField } from './option-field.tsx'
import type { Facet, FacetOption } from './facets.ts'

const ROW_NAMES = {
  1: () => m.listing_chain_simplex(),
  2: () => m.listing_chain_duplex(),
  3: () => m.listing_chain_triplex(),
} as const satisfies Record<ChainRows<unknown>['rows'], () => string>

interface RowGroupProps {
  field: Facet['field']
  group: ChainRows<FacetOption>
  isFirst: boolean
}

/** The chains of one number of rows. The first group is open, and those with a choice. */
export function RowGroup({ field, group: { rows, options }, isFirst }: RowGroupProps) {
  const isChosen = options.some(({ selected }) => selected)
  const [isOpen, setOpen] = useState(isFirst || isChosen)
  // It stays open when its last tick is taken away: the pointer is in it.
  if (isChosen && !isOpen) setOpen(true)
  const name = ROW_NAMES[rows]()
  return (
    <details className={css.group} open={isOpen}>
      <summary>
        {name}
        <Icon name="chevron-down" small />
      </summary>
      <fieldset>
        <legend className="vh">{name}</legend>
        {options.map((option) => (
          <OptionField key={option.id} field={field} option={option} />
        ))}
      </fieldset>
    </details>
  )
}
