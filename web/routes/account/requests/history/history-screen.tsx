import { paths, requestPaths } from '#web/app/paths.ts'
import { AccountFrame } from '#web/customer/account/account-frame.tsx'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import type { HistoryEntry } from '#web/quote-request/history/history-entry.ts'
import { HistoryList } from '#web/quote-request/history/history-list.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { ListProgress } from '#web/ui/list-progress.tsx'
import css from './history-screen.module.css'

interface HistoryScreenProps {
  /** Number of pages that are shown. */
  page: number
  /** All quote requests of the customer. */
  total: number
  entries: readonly HistoryEntry[]
}

/** The quote requests of a customer from the newest, with the way to older ones. */
export function HistoryScreen({ page, total, entries }: HistoryScreenProps) {
  const locale = getLocale()
  const older = entries.length < total ? requestPaths.history(locale, page + 1) : undefined
  return (
    <AccountFrame current="requests" title={m.requests_title()}>
      {entries.length === 0 ? (
        <div className={css.empty}>
          <p>{m.requests_none()}</p>
          <ButtonLink to={paths.shop(locale)}>{m.requests_to_shop()}</ButtonLink>
        </div>
      ) : (
        <>
          <HistoryList entries={entries} hasOpenRow={page === 1} />
          {/* A history that is there as a whole needs no way to the rest. */}
          {(older ?? page > 1) && (
            <div className={css.older}>
              <ListProgress
                seen={entries.length}
                total={total}
                label={m.requests_seen({ seen: entries.length, total })}
              />
              {older ? (
                <ButtonLink variant="line" to={older} preventScrollReset>
                  {m.requests_older()}
                </ButtonLink>
              ) : (
                <p>{m.requests_no_more()}</p>
              )}
            </div>
          )}
        </>
      )}
    </AccountFrame>
  )
}
