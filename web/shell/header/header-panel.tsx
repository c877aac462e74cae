import { useLocation } from 'react-router'
import type { Company } from '#contracts/company.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { paths } from '#web/app/paths.ts'
import type { ReadableHours } from '#web/shell/footer/opening-hours.server.ts'
import type { LanguageLink } from '#web/shell/language/language-link.ts'
import { CartLink } from '#web/shell/cart-drawer/cart-link.tsx'
import { ContentLink } from '#web/ui/content-link.tsx'
import { leadsTo, type Menus } from '#web/shell/menu/menu-tree.ts'
import { SideMenu } from '#web/shell/menu/side-menu.tsx'
import { SearchField } from '#web/search/overlay/search-field.tsx'
import { SearchOpener } from '#web/search/overlay/search-opener.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Link } from '#web/ui/link.tsx'
import { BottomBar, MenuBar, TopBar } from './header-bars.tsx'
import css from './header.module.css'
import { Logo } from './logo.tsx'
import { RangeOpener } from './range/range-opener.tsx'

export interface HeaderPanelProps {
  menus: Menus
  languages: LanguageLink[]
  company: Company
  hours: ReadableHours
}

/** The rows of the header. A button opens the menu's panel; without scripts the same button opens a plain list. */
export function HeaderPanel({ menus, languages, company, hours }: HeaderPanelProps) {
  const { pathname, key } = useLocation()
  return (
    <>
      <TopBar languages={languages} company={company} hours={hours} menus={menus} />
      <div className={css.main}>
        <div className={classNames('wrap', css.row)}>
          <Logo company={company} />
          <nav className={css.nav} aria-label={m.shell_main_navigation()}>
            <ul>
              {menus.main.map(({ title, to, target }) => (
                <li key={to + title}>
                  <ContentLink href={to} target={target} aria-current={leadsTo(to, pathname) ? 'page' : undefined}>
                    {title}
                  </ContentLink>
                  {to === menus.shop.to && menus.shop.children.length > 0 && (
                    <RangeOpener key={key} shop={menus.shop} />
                  )}
                </li>
              ))}
            </ul>
          </nav>
          <div className={css.find}>
            <SearchField pathname={pathname} />
          </div>
          <div className={css.actions}>
            <Link className={css.list} to={paths.list(getLocale())}>
              {m.shell_list_short()}
              <span className="vh">: {m.shell_list()}</span>
            </Link>
            <CartLink />
            <SideMenu menu={menus} company={company}>
              <MenuBar languages={languages} downloads={menus.downloads} />
            </SideMenu>
          </div>
        </div>
      </div>
      <BottomBar languages={languages} pathname={pathname} />
      <SearchOpener />
    </>
  )
}
