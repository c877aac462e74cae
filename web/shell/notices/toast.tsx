import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { m } from '#web/i18n/messages.ts'
import { Icon } from '#web/ui/icon.tsx'
import css from './toast.module.css'

/** How long a toast stays, ms. */
const LIFE = 5000

interface ToastAction {
  label: string
  to: string
}
interface Toast {
  id: number
  text: string
  action: ToastAction | undefined
}
type ShowToast = (text: string, options?: { action?: ToastAction }) => void

/** A text that the server leaves for the next page; a new object each time, so the same text shows twice. */
export interface Flash {
  text: string
}

const ToastContext = createContext<ShowToast>(() => {})

/** `useToast()(m.cart_removed(), { action: { label, to } })` */
export const useToast = (): ShowToast => useContext(ToastContext)

let lastId = 0
const toastOf = (text: string, action?: ToastAction): Toast => ({ id: ++lastId, text, action })

/** Shows toasts, also the server's: that one stands in the page's markup and stays there without scripts. */
export function ToastProvider({ flash, children }: { flash?: Flash | undefined; children: ReactNode }) {
  const [toasts, setToasts] = useState<Toast[]>(() => (flash ? [{ id: 0, text: flash.text, action: undefined }] : []))
  const [seenFlash, setSeenFlash] = useState(flash)
  if (flash !== seenFlash) {
    setSeenFlash(flash)
    if (flash) setToasts([...toasts, toastOf(flash.text)])
  }
  const show = useCallback<ShowToast>(
    (text, { action } = {}) => setToasts((now) => [...now, toastOf(text, action)]),
    [],
  )
  const remove = useCallback((id: number) => setToasts((now) => now.filter((toast) => toast.id !== id)), [])
  return (
    <ToastContext value={show}>
      <div className={css.toasts} role="status" aria-live="polite" data-print="no">
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} onGone={remove} />
        ))}
      </div>
      {children}
    </ToastContext>
  )
}

/** Pointer or focus on the card stops its clock; when they leave it starts anew. */
function ToastCard({ toast, onGone }: { toast: Toast; onGone: (id: number) => void }) {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => onGone(toast.id), LIFE)
    return () => clearTimeout(timer)
  }, [held, onGone, toast.id])
  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  return (
    <div className={css.toast} onPointerEnter={hold} onPointerLeave={release} onFocus={hold} onBlur={release}>
      <Icon name="check" />
      <p>{toast.text}</p>
      {toast.action && (
        <Link to={toast.action.to} onClick={() => onGone(toast.id)}>
          {toast.action.label}
        </Link>
      )}
      <button type="button" className={css.close} aria-label={m.shell_close()} onClick={() => onGone(toast.id)}>
        <Icon name="close" small />
      </button>
    </div>
  )
}
