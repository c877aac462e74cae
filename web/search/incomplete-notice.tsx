import type { IncompleteDocument } from '#contracts/search/search-document.ts'
import { paths } from '#web/app/paths.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { Link } from '#web/ui/link.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Says what the search cannot find yet and how far it is, with the ways that lead to products meanwhile. */
export const IncompleteNotice = ({ incomplete }: { incomplete: readonly IncompleteDocument[] }) => (
  <>
    {incomplete.map((one) => (
      <Notice key={one.origin} tone="info" title={incompleteText(one)}>
        {one.origin === 'shop' && (
          <p>
            <Link to={paths.category(getLocale())} data-leads-away="">
              {m.search_range()}
            </Link>
            {' · '}
            <Link to={paths.list(getLocale())} data-leads-away="">
              {m.search_numbers()}
            </Link>
          </p>
        )}
      </Notice>
    ))}
  </>
)

export function incompleteText({ origin, done, total }: IncompleteDocument): string {
  const numbers = { done: formatNumber(done), total: formatNumber(total) }
  if (origin === 'shop') return total === 0 ? m.search_shop_unread() : m.search_shop_reading(numbers)
  return total === 0 ? m.search_content_unread() : m.search_content_reading(numbers)
}
