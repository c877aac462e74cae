import { formatNumber } from '#web/i18n/format.ts'
import { m } from '#web/i18n/messages.ts'
import type { Listing } from '#web/routes/shop/category/listing/load-listing.server.ts'
import type { ListingQuery } from '#web/routes/shop/category/listing/listing-query.ts'

/** An active filter above the list. */
interface FilterChip {
  key: string
  label: string
  /** Of the label, where it is not the page's. */
  language?: string | undefined
  /** The query without it, as a change. */
  without: Partial<ListingQuery>
}

const others = (values: readonly string[], value: string) => values.filter((other) => other !== value)

/** The filters of the address. One that the shop does not know, perhaps of an old link, is named as such. */
export function filterChips({ facets, ranges }: Pick<Listing, 'facets' | 'ranges'>, query: ListingQuery): FilterChip[] {
  const chosen = facets.flatMap(({ field, options }) =>
    options
      .filter(({ selected }) => selected)
      .map(({ id, name, language }) => ({
        key: id,
        label: name,
        language,
        without: field === 'f' ? { options: others(query.options, id) } : { traits: others(query.traits, id) },
      })),
  )
  const bounded = ranges.flatMap(({ symbol, unit, bounds: { min, max } }) => {
    if (min === undefined && max === undefined) return []
    const { [symbol]: _, ...rest } = query.ranges
    const [from, to] = [min, max].map((bound) => (bound === undefined ? undefined : formatNumber(bound, 4)))
    const text = from === undefined ? `≤ ${to}` : to === undefined ? `≥ ${from}` : `${from}–${to}`
    return [{ key: symbol, label: `${symbol} ${text} ${unit}`, without: { ranges: rest } }]
  })
  const known = new Set(chosen.map(({ key }) => key))
  const unknown = [...query.options, ...query.traits]
    .filter((id) => !known.has(id))
    .map((id) => ({
      key: id,
      label: m.listing_unknown_filter(),
      without: { options: others(query.options, id), traits: others(query.traits, id) },
    }))
  return [...chosen, ...bounded, ...unknown]
}
