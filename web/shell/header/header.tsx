import { Link, useLocation } from 'react-router'
import type { Company } from '#contracts/company.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { paths } from '#web/app/paths.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { lazyHydrated } from '#web/ui/lazy-hydrated.tsx'
import { CartCount } from './cart-count.tsx'
import css from './header.module.css'
import type { LanguageLink } from '#web/shell/language/language-link.ts'
import { Logo } from './logo.tsx'
import { leadsTo, type Menus } from '#web/shell/menu/menu-tree.ts'
import type { ReadableHours } from '#web/shell/footer/opening-hours.server.ts'
import { ProgressBar } from './progress-bar.tsx'
import { SideMenu } from '#web/shell/menu/side-menu.tsx'
import { SmartLink } from '#web/shell/links/smart-link.tsx'
import { useShrunk } from './use-shrunk.ts'

const loadTop = async () => (await import('./header-bars.tsx')).TopBar
const TopBar = lazyHydrated(loadTop, import.meta.env.SSR ? await loadTop() : undefined)
const loadBottom = async () => (await import('./header-bars.tsx')).BottomBar
const BottomBar = lazyHydrated(loadBottom, import.meta.env.SSR ? await loadBottom() : undefined)

interface HeaderProps {
  menus: Menus
  languages: LanguageLink[]
  company: Company
  hours: ReadableHours
}

/**
 * Keeps its height while the panel inside shrinks, so nothing below it moves. A button opens the menu's panel; without
 * scripts the same button opens a plain list.
 */
export function Header({ menus, languages, company, hours }: HeaderProps) {
  const { pathname } = useLocation()
  const { shrunk, show } = useShrunk()
  return (
    <header className={classNames(css.head, shrunk && css.shrunk)} data-print="no" onFocus={show}>
      <ProgressBar />
      <div className={css.place}>
        <div className={css.panel}>
          <TopBar languages={languages} company={company} hours={hours} contact={menus.contact} />
          <div className={css.main}>
            <div className={classNames('wrap', css.row)}>
              <Logo company={company} />
              <nav className={css.nav} aria-label={m.shell_main_navigation()}>
                <ul>
                  {menus.main.map(({ title, to }) => (
                    <li key={to + title}>
                      <SmartLink to={to} aria-current={leadsTo(to, pathname) ? 'page' : undefined}>
                        {title}
                      </SmartLink>
                    </li>
                  ))}
                </ul>
              </nav>
              <div className={css.actions}>
                <Link className={css.list} to={paths.list(getLocale())} aria-label={m.shell_list()}>
                  <Icon name="number" />
                </Link>
                <CartLink />
                <SideMenu menu={menus} company={company} />
              </div>
            </div>
          </div>
          <BottomBar {...{ languages, company }} />
        </div>
      </div>
    </header>
  )
}

function CartLink() {
  return (
    <Link className={css.cart} to={paths.cart(getLocale())}>
      <Icon name="list" />
      <span className={css.cartWord}>{m.shell_cart()}</span>
      <CartCount />
    </Link>
  )
}
