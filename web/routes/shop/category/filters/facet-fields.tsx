import { useEffect, useRef } from 'react'
import { formatNumber } from '#web/i18n/format.ts'
import { m } from '#web/i18n/messages.ts'
import { CheckField } from '#web/forms/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import css from './facet-fields.module.css'
import type { Facet, FacetOption } from './facets.ts'

/** Number of options shown initially in a long group. */
const MOST = 8

/** One property group. Options without results are disabled, unless they are chosen and can be removed. */
export function FacetFields({ facet, open }: { facet: Facet; open: boolean }) {
  const fields = useRef<HTMLFieldSetElement>(null)
  const chosen = facet.options.filter((option) => option.selected).map((option) => option.id)
  const most = facet.options.length > MOST + 2 ? MOST : facet.options.length
  const key = chosen.join()
  const shown = useRef(key)
  // Not controlled: a checkbox must show its tick while the list is still loading. Links and going back set it here.
  useEffect(() => {
    // A tick from before hydration stays.
    if (shown.current === key) return
    shown.current = key
    const ids = new Set(key.split(','))
    for (const box of fields.current?.querySelectorAll('input') ?? []) box.checked = ids.has(box.value)
  }, [key])
  return (
    <details className={css.facet} open={open || chosen.length > 0}>
      <summary>
        {facet.name}
        <Icon name="chevron-down" small />
      </summary>
      <fieldset ref={fields}>
        <legend className="vh">{facet.name}</legend>
        {facet.options.slice(0, most).map((option) => (
          <OptionField key={option.id} field={facet.field} option={option} />
        ))}
        {most < facet.options.length && (
          <details className={css.more} open={facet.options.slice(most).some((option) => option.selected)}>
            <summary>{m.listing_more_options({ count: facet.options.length - most })}</summary>
            {facet.options.slice(most).map((option) => (
              <OptionField key={option.id} field={facet.field} option={option} />
            ))}
          </details>
        )}
      </fieldset>
    </details>
  )
}

function OptionField({ field, option }: { field: Facet['field']; option: FacetOption }) {
  const { id, name, colour, count, selected } = option
  return (
    <CheckField
      id={`${field}-${id}`}
      name={field}
      value={id}
      defaultChecked={selected}
      disabled={count === 0 && !selected}
      label={
        <>
          {colour && (
            <svg className={css.colour} width="11" height="11" aria-hidden="true">
              <rect width="11" height="11" fill={colour} stroke="#1f1e1c" />
            </svg>
          )}
          {name} {count !== undefined && <small>({formatNumber(count)})</small>}
        </>
      }
    />
  )
}
