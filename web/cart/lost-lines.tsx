import { searchPath } from '#web/app/paths.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { Link } from '#web/ui/link.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Names the positions that the shop took out of the cart, each with the way to look for it again. */
export function LostLines({ numbers }: { numbers: readonly string[] }) {
  if (numbers.length === 0) return null
  return (
    <Notice tone="warn" title={m.cart_lost()}>
      <ul>
        {numbers.map((number) => (
          <li key={number}>
            <Link to={searchPath(getLocale(), `?${new URLSearchParams({ term: number })}`)}>
              {m.cart_lost_search({ number })}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
