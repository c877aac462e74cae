import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
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
  const fields = { min: useTypedText(`min-${symbol}`), max: useTypedText(`max-${symbol}`) }
  const bound = (end: 'min' | 'max', label: string, placeholder: number, message?: string) => (
    <Field
      ref={fields[end]}
      name={`${end}-${symbol}`}
      label={label}
      unit={unit}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      defaultValue={typed[end]}
      placeholder={formatNumber(placeholder)}
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

/**
 * Not controlled: a number that is being typed stays. Links and going back set the text, and the focus stays in it. It follows
 * the address alone: filters that are drawn late would clear a text that the address has.
 */
function useTypedText(parameter: string) {
  const [search] = useSearchParams()
  const typed = search.get(parameter)?.trim() ?? ''
  const field = useRef<HTMLInputElement>(null)
  const shown = useRef(typed)
  useEffect(() => {
    // A text from before hydration stays.
    if (shown.current === typed) return
    shown.current = typed
    if (field.current && field.current.value.trim() !== typed) field.current.value = typed
  }, [typed])
  return field
}
