import { useEffect, useEffectEvent } from 'react'
import { isChangedEarly, LISTING_FORM } from '#web/routes/shop/category/listing/use-listing-form.ts'
import type { Listing } from '#web/routes/shop/category/listing/load-listing.server.ts'
import { FacetFields } from './facet-fields.tsx'
import { FieldsOfAddress } from '#web/forms/fields-of-address.tsx'
import { RangeFields } from './range-fields.tsx'

/** Groups of options that are open initially; so is the short one of known facts, and a group with a choice. */
const OPEN = 4

/** All filters of a listing. They work as markup, so their scripts come after those of the page. */
export function FilterFields({
  facets,
  ranges,
  sorting,
  go,
}: Pick<Listing, 'facets' | 'ranges' | 'sorting'> & { go: (form: HTMLFormElement) => void }) {
  const askEarly = useEffectEvent(() => {
    const form = document.getElementById(LISTING_FORM)
    if (form instanceof HTMLFormElement && [...form.elements].some(isChangedEarly)) go(form)
  })
  useEffect(() => askEarly(), [])
  return (
    <>
      <FieldsOfAddress form={LISTING_FORM} ownSorting={sorting} />
      {facets.map((facet, index) => (
        <FacetFields key={facet.id} facet={facet} open={index < OPEN || facet.field === 't'} />
      ))}
      {ranges.map((facet) => (
        <RangeFields key={facet.symbol} facet={facet} />
      ))}
    </>
  )
}
