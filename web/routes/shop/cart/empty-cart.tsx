import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { paths } from '#web/app/paths.ts'
import layout from '#web/cart/quote-request/request-layout.module.css'
import { ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import css from './route.module.css'

export function EmptyCart({ notices }: { notices: string[] }) {
  return (
    <div className={`wrap ${layout.page}`}>
      <h1>{m.cart_title()}</h1>
      {notices.map((notice) => (
        <Notice key={notice} tone="warn" title={notice} />
      ))}
      <p className={css.empty}>{m.cart_empty()}</p>
      <ButtonLink to={paths.shop(getLocale())}>{m.cart_to_shop()}</ButtonLink>
    </div>
  )
}
