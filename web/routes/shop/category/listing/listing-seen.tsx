import { formatNumber } from '#web/i18n/format.ts'
import { m } from '#web/i18n/messages.ts'
import { ListProgress } from '#web/ui/list-progress.tsx'
import type { Listing } from './load-listing.server.ts'

/** "24 / 86 seen": counted from the first row of the listing, also on later pages. Past the end nothing is seen. */
export function ListingSeen({ listing: { from, shown, total } }: { listing: Listing }) {
  if (shown === 0) return null
  const seen = from + shown
  return (
    <ListProgress
      seen={seen}
      total={total}
      label={m.listing_seen({ seen: formatNumber(seen), total: formatNumber(total) })}
    />
  )
}
