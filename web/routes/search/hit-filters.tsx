import type { FormEvent } from 'react'
import { Form, useSubmit } from 'react-router'
import { searchPath } from '#web/app/paths.ts'
import { CheckField, Field, SelectField } from '#web/forms/field.tsx'
import { FieldsOfAddress } from '#web/forms/fields-of-address.tsx'
import type { TypedRange } from '#web/forms/numbers/typed-range.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import {
  ALL,
  boundName,
  FILTERS,
  type HitSorting,
  isNarrowed,
  parseBound,
  type SearchAddress,
  searchParamsOf,
  SHOW,
  SORT,
  TERM,
  VIEW,
} from '#web/search/search-query.ts'
import type { SearchReply, ShownFacet, ShownMeasure } from '#web/search/hits/shown-hit.ts'
import { foundText } from '#web/search/view-names.ts'
import { Button } from '#web/ui/button.tsx'
import { FilterDrawer } from '#web/ui/filter-drawer.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import type { FieldErrors } from '#web/forms/form-fields.ts'
import css from './hit-filters.module.css'

const HIT_FILTERS = 'hit-filters'
/** Id of the form, to which the sorting above the hits belongs, too. */
const HIT_FILTER_FORM = 'hit-filter-form'

/** Facets with a choice, or with one that was made. Whether a product is in stock is always one. */
export const offeredFacets = (
  { facets }: Pick<SearchReply, 'facets'>,
  { filters }: Pick<SearchAddress, 'filters'>,
): ShownFacet[] =>
  FILTERS.flatMap((name) => {
    const facet = facets.find((one) => one.name === name) ?? { name, label: '', values: [] }
    const isChosen = (filters[name]?.length ?? 0) > 0
    return isChosen || facet.values.length > (name === 'stock' ? 0 : 1) ? [facet] : []
  })

/** Opens the filters where they are a drawer. */
export function FiltersButton({ query }: { query: SearchAddress }) {
  const chosen = FILTERS.reduce((sum, name) => sum + (query.filters[name]?.length ?? 0), 0)
  return (
    <button type="button" className={css.open} popoverTarget={HIT_FILTERS}>
      <Icon name="filter" small />
      {m.search_filters()}
      {chosen > 0 && <span>({chosen})</span>}
    </button>
  )
}

/** Filters of products: a GET form, which a tick sends at once where scripts run. */
export function HitFilters({ query, reply }: { query: SearchAddress; reply: SearchReply }) {
  const submit = useSubmit()
  const errors = boundErrors(query.ranges)
  const { term, isList } = query
  const sendTick = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    if (target instanceof HTMLInputElement && target.type === 'checkbox')
      void submit(currentTarget, { preventScrollReset: true })
  }
  const reset = isNarrowed(query) && (
    <Link to={searchPath(getLocale(), searchParamsOf({ term, isList, view: 'products' }))}>{m.search_reset()}</Link>
  )
  return (
    <FilterDrawer
      id={HIT_FILTERS}
      title={m.search_filters()}
      reset={reset}
      found={foundText(reply.total)}
      close={m.listing_close_filters()}
    >
      <Form
        id={HIT_FILTER_FORM}
        method="get"
        action={searchPath(getLocale())}
        className={css.filters}
        onChange={sendTick}
        preventScrollReset
        noValidate
      >
        <FieldsOfAddress form={HIT_FILTER_FORM} ownSorting="relevance" />
        <input type="hidden" name={TERM} value={term} />
        <input type="hidden" name={VIEW} value="products" />
        {isList && <input type="hidden" name={SHOW} value={ALL} />}
        {offeredFacets(reply, query).map((facet) => (
          <Facet
            key={facet.name}
            facet={facet}
            chosen={FILTERS.flatMap((name) => (name === facet.name ? (query.filters[name] ?? []) : []))}
          />
        ))}
        <Measures measures={reply.measures} query={query} errors={errors} />
        <Button type="submit" variant="line" wide>
          {m.search_apply()}
        </Button>
      </Form>
    </FilterDrawer>
  )
}

const SORTING_NAMES = {
  relevance: m.search_sort_relevance,
  name: m.search_sort_name,
  number: m.search_sort_number,
  price: m.search_sort_price,
} as const satisfies Record<HitSorting, () => string>

/** The orders that the hits can have. It is sent with the filters. */
export function HitSort({ query, reply }: { query: SearchAddress; reply: SearchReply }) {
  const submit = useSubmit()
  if (reply.sortings.length < 2 || reply.total < 2) return null
  return (
    <div className={css.sort}>
      <SelectField
        label={<span className="vh">{m.listing_sort()}</span>}
        name={SORT}
        form={HIT_FILTER_FORM}
        className={css.select}
        defaultValue={query.sort}
        onChange={({ currentTarget: { form } }) => void submit(form, { preventScrollReset: true })}
      >
        {reply.sortings.map((sorting) => (
          <option key={sorting} value={sorting}>
            {SORTING_NAMES[sorting]()}
          </option>
        ))}
      </SelectField>
      <noscript>
        <Button type="submit" form={HIT_FILTER_FORM} variant="line" size="s">
          {m.listing_sort_apply()}
        </Button>
      </noscript>
    </div>
  )
}

/** Values that are shown before the others are unfolded. */
const MOST = 8

function Facet({ facet: { name, label, values }, chosen }: { facet: ShownFacet; chosen: string[] }) {
  // A chosen value without hits can be taken back.
  const missing = chosen.filter((key) => !values.some((value) => value.key === key))
  const all = [...values, ...missing.map((key) => ({ key, label: key, count: 0 }))]
  if (all.length === 0) return null
  const field = ({ key, label: text, count }: ShownFacet['values'][number]) => (
    <CheckField
      key={key}
      id={`${name}-${key}`}
      name={name}
      value={key}
      defaultChecked={chosen.includes(key)}
      label={
        <>
          {text} <small>({formatNumber(count)})</small>
        </>
      }
    />
  )
  return (
    <fieldset>
      <legend>{label}</legend>
      {all.slice(0, MOST).map(field)}
      {all.length > MOST && (
        <details className={css.more} open={all.slice(MOST).some(({ key }) => chosen.includes(key))}>
          <summary>{m.listing_more_options({ count: all.length - MOST })}</summary>
          {all.slice(MOST).map(field)}
        </details>
      )}
    </fieldset>
  )
}

/** Measures that are shown before the others are unfolded. */
const MOST_MEASURES = 4

interface MeasuresProps {
  measures: readonly ShownMeasure[]
  query: SearchAddress
  errors: Readonly<Record<string, string>>
}

function Measures({ measures, query, errors }: MeasuresProps) {
  const field = (measure: ShownMeasure) => <Measure key={measure.key} measure={measure} query={query} errors={errors} />
  const others = measures.slice(MOST_MEASURES)
  return (
    <>
      {measures.slice(0, MOST_MEASURES).map(field)}
      {others.length > 0 && (
        <details className={css.more} open={others.some(({ key }) => query.ranges[key])}>
          <summary>{m.listing_more_options({ count: others.length })}</summary>
          <div className={css.measures}>{others.map(field)}</div>
        </details>
      )}
    </>
  )
}

function Measure({
  measure: { key, label, unit, min, max },
  query,
  errors,
}: Omit<MeasuresProps, 'measures'> & { measure: ShownMeasure }) {
  const typed = query.ranges[key] ?? { min: '', max: '' }
  const bound = (side: 'min' | 'max') => (
    <Field
      name={boundName(side, key)}
      label={(side === 'min' ? m.search_min : m.search_max)({
        label: `${label.charAt(0).toUpperCase()}${label.slice(1)}`,
      })}
      unit={unit}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      defaultValue={typed[side]}
      placeholder={formatNumber(side === 'min' ? min : max, 3)}
      error={errors[boundName(side, key)]}
    />
  )
  return (
    <fieldset className={css.bounds}>
      {/* The names of the fields begin with it. */}
      <legend className="vh">{label}</legend>
      {bound('min')}
      {bound('max')}
    </fieldset>
  )
}

/** Errors of typed bounds, by the name of the field. */
function boundErrors(ranges: Record<string, TypedRange>): FieldErrors {
  const errors: Record<string, string> = {}
  for (const [key, typed] of Object.entries(ranges)) {
    const [min, max] = [parseBound(typed.min), parseBound(typed.max)]
    if (Number.isNaN(min)) errors[boundName('min', key)] = m.search_not_a_number()
    if (Number.isNaN(max)) errors[boundName('max', key)] = m.search_not_a_number()
    if (min !== undefined && max !== undefined && max < min) errors[boundName('max', key)] = m.search_not_a_range()
  }
  return errors
}
