import { m } from '#web/i18n/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/forms/field.tsx'
import type { ListingQuery } from '#web/routes/shop/category/listing/listing-query.ts'
import type { Listing } from '#web/routes/shop/category/listing/load-listing.server.ts'
import css from './sort-field.module.css'
import { LISTING_FORM, useListingForm } from '#web/routes/shop/category/listing/use-listing-form.ts'

/** The shop's own sortings. Belongs to the form of the filters, so that both are sent together. */
export function SortField({ listing, query }: { listing: Omit<Listing, 'rows'>; query: ListingQuery }) {
  const { onChange } = useListingForm(query, listing.sorting)
  if (listing.sortings.length < 2) return null
  return (
    <div className={css.sort}>
      <SelectField
        label={<span className="vh">{m.listing_sort()}</span>}
        name="order"
        form={LISTING_FORM}
        className={css.select}
        defaultValue={query.order ?? listing.sorting}
        onChange={onChange}
      >
        {listing.sortings.map(({ key, label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </SelectField>
      <noscript>
        <Button type="submit" form={LISTING_FORM} variant="line" size="s">
          {m.listing_sort_apply()}
        </Button>
      </noscript>
    </div>
  )
}
