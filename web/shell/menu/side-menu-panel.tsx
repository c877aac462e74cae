import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { Company } from '#contracts/company.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { paths } from '#web/app/paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import { MenuLevel } from './menu-level.tsx'
import { leadsTo, type MenuItem, type Menus } from './menu-tree.ts'
import { SeenProducts } from '#web/shell/last-seen/seen-products.tsx'
import { ExternalLinks } from '#web/shell/links/external-links.tsx'
import css from './side-menu-panel.module.css'
import { telephone } from '#web/shell/footer/telephone.ts'

export interface SideMenuPanelProps {
  menu: Menus
  company: Company
  /** Below the pages of the first level. */
  children: ReactNode
  onClose: () => void
}

/** Open while it is mounted. A native modal dialog: focus stays inside, the page behind is inert, Escape closes. */
export function SideMenuPanel({ menu, company, children, onClose }: SideMenuPanelProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { pathname } = useLocation()
  // The opened entries; inside the shop they begin with its categories.
  const [path, setPath] = useState<MenuItem[]>(() =>
    leadsTo(paths.shop(getLocale()), pathname) && menu.shop.children.length > 0 ? [menu.shop] : [],
  )
  const [forward, setForward] = useState(true)
  // Before the level's own effect, which moves the focus to its heading.
  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])

  function go(to: MenuItem[]) {
    setForward(to.length > path.length)
    setPath(to)
  }
  const close = () => dialog.current?.close()
  const parent = path.at(-2)
  return (
    <dialog ref={dialog} className={css.panel} aria-label={m.shell_menu()} onClose={onClose} closedby="any">
      <div className={css.inside}>
        <div className={css.bar}>
          {path.length > 0 && (
            <button type="button" className={css.back} onClick={() => go(path.slice(0, -1))}>
              <Icon name="arrow-left" />
              <span className="vh">{m.shell_menu_back()} </span>
              {parent?.title ?? m.shell_main_menu()}
            </button>
          )}
          <button type="button" className={css.close} aria-label={m.shell_menu_close()} onClick={close}>
            <Icon name="close" />
          </button>
        </div>
        <MenuLevel
          key={path.map(({ title }) => title).join('/')}
          item={path.at(-1)}
          items={path.at(-1)?.children ?? menu.main}
          forward={forward}
          onEnter={(item) => go([...path, item])}
          onLeave={close}
        >
          {path.length === 0 && children}
          {path.length < 2 && <ExternalLinks company={company} className={css.external} />}
          {path.length === 0 && <SeenProducts isNarrow onLeave={close} />}
        </MenuLevel>
        <div className={css.foot}>
          <span>{m.shell_advice()}</span>
          <a href={telephone(company.phone)}>{company.phone}</a>
        </div>
      </div>
    </dialog>
  )
}
