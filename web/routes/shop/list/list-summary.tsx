import { Link } from 'react-router'
import { paths } from '#web/app/paths.ts'
import type { ShownLine } from '#web/cart/list-entry/checked-list.server.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { Notice } from '#web/ui/notice.tsx'

/** How many lines are good, how many are not, and what was added. */
export function ListSummary({ lines, added }: { lines: readonly ShownLine[]; added: number }) {
  const wrong = lines.filter(({ problem }) => problem).length
  const ready = lines.length - wrong
  return (
    <>
      {added > 0 && (
        <Notice tone="ok" title={m.list_added({ count: added })}>
          <Link to={paths.cart(getLocale())}>{m.list_to_cart()}</Link>
        </Notice>
      )}
      <Notice
        tone={wrong > 0 ? 'info' : 'ok'}
        title={[ready > 0 && m.list_ready({ count: ready }), wrong > 0 && m.list_wrong({ count: wrong })]
          .filter(Boolean)
          .join(' ')}
      />
    </>
  )
}
