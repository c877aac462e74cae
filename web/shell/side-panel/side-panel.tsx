import type { ReactNode, RefObject } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { useModal } from '#web/ui/use-modal.ts'
import css from './side-panel.module.css'

interface SidePanelProps {
  /** Its owner closes it with this. */
  dialog: RefObject<HTMLDialogElement | null>
  label: string
  /** Of the button that closes it. */
  closeLabel: string
  /** Beside that button. */
  bar: ReactNode
  /** Stays in sight below what scrolls. */
  foot: ReactNode
  onClose: () => void
  children: ReactNode
}

/**
 * A panel that slides in from the side over the page. Open while it is mounted. A native modal dialog: focus stays
 * inside, the page behind is inert, Escape closes.
 */
export function SidePanel({ dialog, label, closeLabel, bar, foot, onClose, children }: SidePanelProps) {
  useModal(dialog)
  return (
    <dialog ref={dialog} className={css.panel} aria-label={label} onClose={onClose} closedby="any">
      <div className={css.inside}>
        <div className={css.bar}>
          {bar}
          <button type="button" className={css.close} aria-label={closeLabel} onClick={() => dialog.current?.close()}>
            <Icon name="close" />
          </button>
        </div>
        {children}
        <div className={css.foot}>{foot}</div>
      </div>
    </dialog>
  )
}
