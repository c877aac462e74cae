import { Field } from '#web/forms/field.tsx'
import { formatNumber } from '#web/i18n/format.ts'
import { m } from '#web/i18n/messages.ts'
import { Icon } from '#web/ui/icon.tsx'
import facetCss from './facet-fields.module.css'
import type { RangeFacet } from './range-facets.ts'
import css from './range-fields.module.css'

/** From and to of one measure. Empty fields show the shop's own bounds. */
export function RangeFields({ facet }: { facet: RangeFacet }) {
  const { symbol, name, language, unit, min, max, typed, mistake } = facet
  const error =
    mistake === 'number' ? m.listing_range_number() : mistake === 'order' ? m.listing_range_order() : undefined
  const bound = (end: 'min' | 'max', label: string, placeholder: number, message?: string) => (
    <Field
      name={`${end}-${symbol}`}
      label={label}
      unit={unit}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      defaultValue={typed[end]}
      placeholder={formatNumber(placeholder, 3)}
      error={message}
    />
  )
  return (
    <details className={facetCss.facet} open={typed.min !== '' || typed.max !== ''}>
      <summary>
        <span lang={language}>
          {name} {name !== symbol && <i>{symbol}</i>}
        </span>
        <Icon name="chevron-down" small />
      </summary>
      <fieldset className={css.range}>
        <legend className="vh" lang={language}>
          {name}
        </legend>
        {bound('min', m.listing_range_from(), min, error)}
        {bound('max', m.listing_range_to(), max)}
      </fieldset>
    </details>
  )
}
