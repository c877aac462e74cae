import { formatNumber } from '#web/i18n/format.ts'
import { m } from '#web/i18n/messages.ts'
import { ListProgress } from '#web/ui/list-progress.tsx'
import type { Listing } from './load-listing.server.ts'
import css from './listing-bar.module.css'

/**
 * "24 / 86 seen", and on later pages "251–274 / 323 seen". A complete list shows only its number of products. Past the end
 * it is empty.
 */
export function ListingSeen({
  listing: { from, shown, total },
}: {
  listing: Pick<Listing, 'from' | 'shown' | 'total'>
}) {
  if (shown === 0) return null
  const seen = from + shown
  const rows = from > 0 ? `${formatNumber(from + 1)}–${formatNumber(seen)}` : formatNumber(seen)
  if (shown === total) {
    return (
      <p className={css.total} role="status">
        {m.listing_total({ count: total })}
      </p>
    )
  }
  return <ListProgress seen={seen} total={total} label={m.listing_seen({ seen: rows, total: formatNumber(total) })} />
}
