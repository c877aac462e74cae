import { type ReactNode, useRef } from 'react'
import { m } from '#web/i18n/messages.ts'
import { Icon } from '#web/ui/icon.tsx'
import { fitsHeader } from './fits-header.ts'
import type { MenuItem, Menus } from './menu-tree.ts'
import css from './plain-menu.module.css'
import { ContentLink } from '#web/ui/content-link.tsx'

interface PlainMenuProps {
  menu: Pick<Menus, 'main'>
  /** Below the pages. */
  children: ReactNode
  onNear: () => void
  /** Receives the list, which stays open if nothing better is available. */
  onOpen: (list: HTMLDetailsElement) => void
}

/** The menu button. It opens the side menu; until scripts run, it opens this list of all pages instead. */
export function PlainMenu({ menu, children, onNear, onOpen }: PlainMenuProps) {
  const list = useRef<HTMLDetailsElement>(null)
  const fits = fitsHeader(menu.main.map(({ title }) => title))
  return (
    <details className={fits ? css.narrow : undefined} ref={list}>
      <summary
        className={css.button}
        onPointerEnter={onNear}
        onFocus={onNear}
        onClick={(event) => {
          // An open list closes automatically.
          if (!list.current || list.current.open) return
          event.preventDefault()
          onOpen(list.current)
        }}
      >
        <Icon name="menu" />
        <span className="vh">{m.shell_menu_open()}</span>
      </summary>
      <nav className={css.list} aria-label={m.shell_main_menu()}>
        <Entries items={menu.main} />
        {children}
      </nav>
    </details>
  )
}

function Entries({ items }: { items: MenuItem[] }) {
  return (
    <ul>
      {items.map(({ title, language, to, target, children }) => (
        <li key={to + title}>
          <ContentLink href={to} target={target} lang={language}>
            {title}
          </ContentLink>
          {children.length > 0 && <Entries items={children} />}
        </li>
      ))}
    </ul>
  )
}
