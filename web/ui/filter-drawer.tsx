import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import css from './filter-drawer.module.css'
import { Icon } from './icon.tsx'

interface FilterDrawerProps {
  /** Buttons that open it name it as their `popoverTarget`. */
  id: string
  title: string
  /** The link that takes all filters back; undefined while there are none. */
  reset: ReactNode
  /** Text of the button that leads back to what was found. */
  found: string
  /** Name of the button that closes it. */
  close: string
  /** It stays in view beside a long list. */
  isSticky?: boolean
  children: ReactNode
}

/**
 * Filters beside a list on wide screens, a drawer below 1181 px. The drawer is a popover. The browser opens it, closes it
 * with Escape or a click beside it, and returns the focus, all without scripts.
 */
export function FilterDrawer({ id, title, reset, found, close, isSticky = false, children }: FilterDrawerProps) {
  const closes = { popoverTarget: id, popoverTargetAction: 'hide' } as const
  return (
    <aside id={id} popover="auto" className={classNames(css.drawer, isSticky && css.sticky)} aria-label={title}>
      <div className={css.head}>
        <h2>{title}</h2>
        {reset && <span className={css.reset}>{reset}</span>}
        <button type="button" className={css.close} {...closes} aria-label={close}>
          <Icon name="close" />
        </button>
      </div>
      {children}
      <div className={css.show}>
        <Button wide {...closes}>
          {found}
        </Button>
      </div>
    </aside>
  )
}
