import { type ReactNode, useEffect, useId, useRef } from 'react'
import css from './dialog.module.css'
import { Icon } from './icon.tsx'

interface DialogProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  closeLabel: string
  children: ReactNode
  /** Buttons below the body. */
  actions?: ReactNode
}

/**
 * The native modal dialog: the browser provides focus trap, Escape and inert page. A click beside it also closes it.
 */
export function Dialog({ open, onClose, title, closeLabel, children, actions }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal()
    if (!open) dialog.current?.close()
  }, [open])
  useEffect(() => {
    const element = dialog.current
    if (!element || Reflect.has(element, 'closedBy')) return
    // For browsers that do not know `closedby`: the backdrop is the dialog itself and none of its content.
    const closeBeside = (event: MouseEvent) => event.target === element && element.close()
    element.addEventListener('click', closeBeside)
    return () => element.removeEventListener('click', closeBeside)
  }, [])
  return (
    <dialog ref={dialog} className={css.dialog} aria-labelledby={titleId} onClose={onClose} closedby="any">
      <div className={css.bar}>
        <h2 id={titleId}>{title}</h2>
        <button type="button" className={css.close} aria-label={closeLabel} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </div>
      <div className={css.body}>{open && children}</div>
      {actions && <div className={css.actions}>{actions}</div>}
    </dialog>
  )
}
