import { paths } from '#web/app/paths.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { Link } from '#web/ui/link.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Says that the search does not find products, with the ways that do. */
export const WithoutProducts = () => (
  <Notice tone="info" title={m.search_without_products()}>
    <p>
      <Link to={paths.category(getLocale())} data-leads-away="">
        {m.search_range()}
      </Link>
      {' · '}
      <Link to={paths.list(getLocale())} data-leads-away="">
        {m.search_numbers()}
      </Link>
    </p>
  </Notice>
)
