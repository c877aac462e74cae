import { useCallback, useEffect, useState } from 'react'
import type { BlockProps } from '#web/blocks/block.ts'
import { Heading } from '#web/blocks/layout/heading.tsx'
import { ActionLink } from '#web/prose/action-link.tsx'
import { RichText } from '#web/prose/rich-text.tsx'
import { m } from '#web/i18n/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import css from './block.module.css'
import type { ElementOf } from '#contracts/content/elements.ts'
import { readStoredText, writeStoredText } from '#web/ui/browser-storage.ts'
import { openLater } from './open-later.ts'
import { isDue } from './popup-times.ts'

/** A text in a dialog, behind a button that is always there. Without scripts the text is part of the page. */
export function PopupBlock({ element, context }: BlockProps<'site_popup'>) {
  const { id, header, bodytext, link } = element
  const [isOpen, setOpen] = useState(false)
  const open = useCallback(() => setOpen(true), [])
  useOpensLater(element, open)
  const isHydrated = useHydrated()
  return (
    <div id={`c${id}`} className={classNames(css.popup, !context.nested && 'wrap')}>
      <div className={css.text}>
        <Heading header={header} level={context.level} />
        <RichText nodes={bodytext} />
        <ActionLink link={link} />
      </div>
      <Button variant="line" className={css.button} disabled={!isHydrated} aria-haspopup="dialog" onClick={open}>
        {header.text}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={header.text} closeLabel={m.shell_close()}>
        <div className={css.body}>
          <RichText nodes={bodytext} />
          <ActionLink link={link} button="primary" />
        </div>
      </Dialog>
    </div>
  )
}

/**
 * Opens the pop-up without its button, if its author wants it and it is due. The device stores when it was shown; for
 * `showOnceDays` 0 the tab does.
 */
function useOpensLater(element: ElementOf<'site_popup'>, open: () => void): void {
  const { id, trigger, delaySeconds, showOnceDays } = element
  useEffect(() => {
    if (trigger === 'click') return
    const storage = showOnceDays === 0 ? 'sessionStorage' : 'localStorage'
    const key = `popup-${id}`
    const lastShown = readStoredText(storage, key)
    const hasSeen = lastShown !== undefined && showOnceDays === 0
    if (hasSeen || !isDue(lastShown, showOnceDays, Date.now())) return
    return openLater(window, { trigger, delaySeconds }, () => {
      writeStoredText(storage, key, String(Date.now()))
      open()
    })
  }, [id, trigger, delaySeconds, showOnceDays, open])
}
