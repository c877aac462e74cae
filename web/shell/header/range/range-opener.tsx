import { type ComponentType, useId, useState } from 'react'
import { m } from '#web/i18n/messages.ts'
import type { MenuItem } from '#web/shell/menu/menu-tree.ts'
import { ContentLink } from '#web/ui/content-link.tsx'
import { Icon } from '#web/ui/icon.tsx'
import css from './range-opener.module.css'

/**
 * Opens the overview of the range below the header, by click or key. The browser opens and closes it (popover). It has
 * a link to the shop before its scripts come and without them. They are loaded when a pointer or the focus comes near.
 * Its parent gives it a new key with each navigation, which closes it.
 */
export function RangeOpener({ shop }: { shop: MenuItem }) {
  const id = useId()
  const [Panel, setPanel] = useState<ComponentType<{ shop: MenuItem }>>()
  const load = async () => {
    // If the script is missing, the panel still has its link to the shop. The next attempt loads it again.
    const loaded = await import('./range-panel.tsx').catch(() => undefined)
    if (loaded) setPanel(() => loaded.RangePanel)
  }
  // The browser may have opened it before these scripts came.
  const loadIfOpen = (panel: HTMLElement | null) => {
    if (panel?.matches(':popover-open')) void load()
  }
  return (
    <>
      <button
        type="button"
        className={css.button}
        popoverTarget={id}
        aria-label={m.shell_range()}
        onPointerEnter={load}
        onFocus={load}
      >
        <Icon name="chevron-down" small />
      </button>
      <div ref={loadIfOpen} id={id} popover="auto" className={css.panel} data-below-head="" onToggle={load}>
        <div className="wrap">
          {Panel && <Panel shop={shop} />}
          <p className={css.all}>
            <ContentLink href={shop.to}>{m.shell_shop_all()}</ContentLink>
          </p>
        </div>
      </div>
    </>
  )
}
