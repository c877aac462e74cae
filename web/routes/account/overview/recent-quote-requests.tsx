import { paths, requestPaths } from '#web/app/paths.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import type { HistoryEntry } from '#web/quote-request/history/history-entry.ts'
import { HistoryList } from '#web/quote-request/history/history-list.tsx'
import { Link } from '#web/ui/link.tsx'
import css from './overview-screen.module.css'

interface RecentRequestsProps {
  entries: readonly HistoryEntry[]
  /** All quote requests of the customer. */
  total: number
}

/** The newest quote requests, to look at or to send again, and the way to all of them. */
export function RecentQuoteRequests({ entries, total }: RecentRequestsProps) {
  const locale = getLocale()
  return (
    <section className={css.recent}>
      <h2>{m.requests_recent()}</h2>
      {entries.length === 0 ? (
        <>
          <p>{m.requests_none()}</p>
          <p>
            <Link to={paths.shop(locale)}>{m.requests_to_shop()}</Link>
          </p>
        </>
      ) : (
        <HistoryList entries={entries} hasOpenRow />
      )}
      {total > entries.length && (
        <p>
          <Link to={requestPaths.history(locale)}>{m.requests_all({ count: total })}</Link>
        </p>
      )}
    </section>
  )
}
