import { m } from '#web/i18n/messages.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { MenuItem } from './menu-tree.ts'
import css from './plain-menu.module.css'
import { SmartLink } from './smart-link.tsx'

/** The menu button. It opens the side menu; as long as no script runs, it opens this list of all pages instead. */
export function PlainMenu({ menu, onOpen }: { menu: { items: MenuItem[] }; onOpen: () => void }) {
  return (
    <details className={css.menu}>
      <summary
        className={css.button}
        onClick={(event) => {
          event.preventDefault()
          event.currentTarget.parentElement?.removeAttribute('open')
          onOpen()
        }}
      >
        <Icon name="menu" />
        <span className="vh">{m.shell_menu_open()}</span>
      </summary>
      <nav className={css.list} aria-label={m.shell_main_menu()}>
        <Entries items={menu.items} />
      </nav>
    </details>
  )
}

function Entries({ items }: { items: MenuItem[] }) {
  return (
    <ul>
      {items.map(({ title, to, children }) => (
        <li key={to + title}>
          <SmartLink to={to}>{title}</SmartLink>
          {children.length > 0 && <Entries items={children} />}
        </li>
      ))}
    </ul>
  )
}
