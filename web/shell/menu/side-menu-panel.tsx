import { type ReactNode, useRef, useState } from 'react'
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
import { SidePanel } from '#web/shell/side-panel/side-panel.tsx'
import { telephone } from '#web/people/telephone.ts'
import css from './side-menu-panel.module.css'

export interface SideMenuPanelProps {
  menu: Menus
  company: Company
  /** Below the pages of the first level. */
  children: ReactNode
  onClose: () => void
}

export function SideMenuPanel({ menu, company, children, onClose }: SideMenuPanelProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { pathname } = useLocation()
  // The opened entries; inside the shop they begin with its categories.
  const [path, setPath] = useState<MenuItem[]>(() =>
    leadsTo(paths.shop(getLocale()), pathname) && menu.shop.children.length > 0 ? [menu.shop] : [],
  )
  const [forward, setForward] = useState(true)

  function go(to: MenuItem[]) {
    setForward(to.length > path.length)
    setPath(to)
  }
  const close = () => dialog.current?.close()
  const parent = path.at(-2)
  return (
    <SidePanel
      dialog={dialog}
      label={m.shell_menu()}
      closeLabel={m.shell_menu_close()}
      bar={
        path.length > 0 && (
          <button type="button" className={css.back} onClick={() => go(path.slice(0, -1))}>
            <Icon name="arrow-left" />
            <span className="vh">{m.shell_menu_back()} </span>
            <span lang={parent?.language}>{parent?.title ?? m.shell_main_menu()}</span>
          </button>
        )
      }
      foot={
        <p className={css.advice}>
          <span>{m.shell_advice()}</span>
          <a href={telephone(company.phone)}>{company.phone}</a>
        </p>
      }
      onClose={onClose}
    >
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
    </SidePanel>
  )
}
