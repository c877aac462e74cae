import { Link } from 'react-router'
import { paths } from '#web/app/paths/paths.ts'
import type { ShownLine } from '#web/cart/list-entry/checked-list.server.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { Notice } from '#web/ui/notice.tsx'

interface ListSummaryProps {
  lines: readonly ShownLine[]
  added: number
  corrections: readonly string[]
}

/** Numbers of good, wrong and added lines, and the shop's changes in them. */
export function ListSummary({ lines, added, corrections }: ListSummaryProps) {
  const wrong = lines.filter(({ problem }) => problem).length
  const ready = lines.length - wrong
  return (
    <>
      {added > 0 && (
        <Notice tone="ok" title={m.list_added({ count: added })}>
          <Link to={paths.cart(getLocale())}>{m.list_to_cart()}</Link>
        </Notice>
      )}
      {corrections.map((correction) => (
        <Notice key={correction} tone="warn" title={correction} />
      ))}
      <Notice
        tone={wrong > 0 ? 'info' : 'ok'}
        title={[ready > 0 && m.list_ready({ count: ready }), wrong > 0 && m.list_wrong({ count: wrong })]
          .filter(Boolean)
          .join(' ')}
      />
    </>
  )
}
