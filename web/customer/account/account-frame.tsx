import type { ReactNode } from 'react'
import { paths, requestPaths } from '#web/app/paths.ts'
import { forgetStoredInput } from '#web/forms/unsent/forget-input.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { Link } from '#web/ui/link.tsx'
import type { Locale } from '#contracts/locales.ts'
import css from './account-frame.module.css'

/** The pages of the account in the order of the menu. */
const PAGES = {
  overview: { label: m.account_overview, path: paths.account },
  requests: { label: m.requests_title, path: requestPaths.history },
  addresses: { label: m.account_addresses, path: paths.addresses },
  profile: { label: m.account_profile, path: paths.profile },
  access: { label: m.account_access, path: paths.access },
  data: { label: m.account_data, path: paths.ownData },
} as const satisfies Record<string, { label: () => string; path: (locale: Locale) => string }>

type AccountPage = keyof typeof PAGES
const isPage = (name: string): name is AccountPage => name in PAGES

interface AccountFrameProps {
  title: string
  /** Below the title. */
  note?: ReactNode
  /** The page of the menu to which this one belongs. */
  current: AccountPage
  children: ReactNode
}

/** A page of the account: its title, the menu of the account and the way out. */
export function AccountFrame({ title, note, current, children }: AccountFrameProps) {
  const locale = getLocale()
  return (
    <div className={`wrap ${css.page}`}>
      <header className={css.head}>
        <h1>{title}</h1>
        {note && <p className={css.note}>{note}</p>}
      </header>
      <div className={css.grid}>
        <nav className={css.menu} aria-label={m.account_menu()}>
          <ul>
            {Object.keys(PAGES)
              .filter(isPage)
              .map((name) => (
                <li key={name}>
                  <Link
                    ref={name === current ? bringIntoView : undefined}
                    to={PAGES[name].path(locale)}
                    aria-current={name === current ? 'page' : undefined}
                  >
                    {PAGES[name].label()}
                  </Link>
                </li>
              ))}
            <li>
              {/* Sent by the browser itself: the header changes with the document. */}
              <form method="post" action={paths.logout(locale)} onSubmit={forgetStoredInput}>
                <button type="submit">{m.account_sign_out()}</button>
              </form>
            </li>
          </ul>
        </nav>
        <div className={css.content}>{children}</div>
      </div>
    </div>
  )
}

/** The menu is one line on a phone. Only the line moves, never the page. */
function bringIntoView(link: HTMLAnchorElement | null) {
  const line = link?.closest('ul')
  if (line && link) line.scrollLeft = link.offsetLeft - line.offsetLeft - (line.clientWidth - link.offsetWidth) / 2
}
