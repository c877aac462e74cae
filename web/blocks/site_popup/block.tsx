import { useCallback, useState } from 'react'
import type { BlockProps } from '#web/blocks/block.ts'
import { Heading } from '#web/blocks/layout/heading.tsx'
import { ActionLink } from '#web/blocks/prose/action-link.tsx'
import { RichText } from '#web/blocks/prose/rich-text.tsx'
import { m } from '#web/i18n/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import css from './block.module.css'
import { useOpensLater } from './use-opens-later.ts'

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
