import { paths } from '#web/app/paths.ts'
import { JOIN_LIST } from '#web/cart/list-entry/list-form.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { CheckedLines } from './checked-lines.tsx'
import type { CheckedList } from './list-action.server.ts'
import css from './list-report.module.css'

/**
 * The list as the shop understood it. It has numbers of good, wrong and added lines, the shop's changes, and each line.
 */
export function ListReport({ lines, added, corrections, doubled, notes = [] }: CheckedList) {
  const wrong = lines.filter(({ problem }) => problem).length
  const ready = lines.length - wrong
  return (
    <>
      {added > 0 && (
        <Notice tone="ok" title={m.list_added({ count: added })}>
          <Link to={paths.cart(getLocale())}>{m.list_to_cart()}</Link>
        </Notice>
      )}
      {notes.length > 0 && <Notice title={notes.join(' ')} />}
      {corrections.map((correction) => (
        <Notice key={correction} tone="warn" title={correction} />
      ))}
      <Notice
        tone={wrong > 0 ? 'info' : 'ok'}
        title={[ready > 0 && m.list_ready({ count: ready }), wrong > 0 && m.list_wrong({ count: wrong })]
          .filter(Boolean)
          .join(' ')}
      />
      {doubled.length > 0 && (
        <Notice title={m.list_doubled()}>
          <ul className={css.doubled}>
            {doubled.map(({ number, places, pieces }) => (
              <li key={places[0]}>
                {m.list_doubled_line({ number, lines: places.join(', '), pieces: m.cart_pieces({ count: pieces }) })}
              </li>
            ))}
          </ul>
          <Button size="s" variant="line" type="submit" name="intent" value={JOIN_LIST}>
            {m.list_join()}
          </Button>
        </Notice>
      )}
      {lines.length > 0 && <CheckedLines lines={lines} />}
    </>
  )
}
