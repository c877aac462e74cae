import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react'
import { Place, sentPlace } from '#web/places/place.tsx'
import { ToastCard } from '#web/places/toast-card.tsx'
import { Link } from '#web/ui/link.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import css from './toast.module.css'

/** Time for which a toast is shown, ms. */
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

const ToastContext = createContext<ShowToast>(() => {})

/** `useToast()(m.cart_removed(), { action: { label, to } })` */
export const useToast = (): ShowToast => useContext(ToastContext)

/** Id of the text sent with the page; toasts of the browser count from 1. */
const OF_PAGE = 0
let lastId = OF_PAGE

/** The text sent with the page. */
function sentToasts(): Toast[] {
  const text = typeof document === 'undefined' ? undefined : sentPlace('flash')?.querySelector('p')?.textContent
  return text ? [{ id: OF_PAGE, text, action: undefined }] : []
}

/**
 * Shows toasts. A text of the server is a place of the page. Without scripts it is visible in the page, with scripts it
 * is a toast.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated()
  const [toasts, setToasts] = useState(sentToasts)
  const show = useCallback<ShowToast>(
    (text, { action } = {}) => setToasts((now) => [...now, { id: ++lastId, text, action }]),
    [],
  )
  const remove = useCallback((id: number) => setToasts((now) => now.filter((toast) => toast.id !== id)), [])
  return (
    <ToastContext value={show}>
      <div className={css.toasts} role="status" aria-live="polite" data-print="no" data-toasts="" data-above-bar="">
        {isHydrated ? (
          toasts.map((toast) => <TimedToast key={toast.id} toast={toast} onGone={remove} />)
        ) : (
          <Place name="flash" />
        )}
      </div>
      {children}
    </ToastContext>
  )
}

/** Pointer or focus on the card pauses its timer, which restarts when they leave. */
function TimedToast({ toast, onGone }: { toast: Toast; onGone: (id: number) => void }) {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => onGone(toast.id), LIFE)
    return () => clearTimeout(timer)
  }, [held, onGone, toast.id])
  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  return (
    <ToastCard
      text={toast.text}
      isSent={toast.id === OF_PAGE}
      onClose={() => onGone(toast.id)}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      {toast.action && (
        <Link to={toast.action.to} onClick={() => onGone(toast.id)}>
          {toast.action.label}
        </Link>
      )}
    </ToastCard>
  )
}
