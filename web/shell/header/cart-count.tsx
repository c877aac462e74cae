import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFetchers, useNavigation } from 'react-router'
import { CartBadge } from '#web/places/cart-badge.tsx'
import { Place, sentPlace } from '#web/places/place.tsx'
import { useToast } from '#web/shell/notices/toast.tsx'

/** The count that came with the page, until the shop has been asked: another tab may have changed the cart. */
export function CartCount() {
  const count = useCartCount()
  if (count === undefined) return <Place name="cart-count" />
  return <span data-place="cart-count">{count > 0 && <CartBadge count={count} />}</span>
}

/**
 * Pieces in the cart as the shop has them, undefined until it was asked. It is asked for visitors with a session only:
 * after the page, on coming back to its tab, and after each form that was sent. A text for the visitor comes along.
 */
function useCartCount(): number | undefined {
  const [count, setCount] = useState<number>()
  const toast = useToast()
  const hasSession = useRef(false)
  const ask = useEffectEvent(async (signal: AbortSignal) => {
    if (document.visibilityState !== 'visible') return
    const visitor = await askVisitor(signal)
    if (!visitor) return
    setCount(visitor.cartCount)
    if (visitor.flash) toast(visitor.flash)
  })

  useEffect(() => {
    // Nobody without a session has anything in this place. The cookie itself is out of reach of scripts.
    hasSession.current ||= Boolean(sentPlace('cart-count')?.firstChild)
    const abort = new AbortController()
    const askAgain = () => void (hasSession.current && ask(abort.signal))
    askAgain()
    document.addEventListener('visibilitychange', askAgain, { signal: abort.signal })
    return () => abort.abort()
  }, [])

  const isSending = useIsSending()
  const hasSent = useRef(false)
  useEffect(() => {
    if (isSending) hasSent.current = true
    if (isSending || !hasSent.current) return
    hasSent.current = false
    hasSession.current = true
    const abort = new AbortController()
    void ask(abort.signal)
    return () => abort.abort()
  }, [isSending])
  return count
}

/** Whether a form is on its way. The loaders that run after it do not count. */
function useIsSending(): boolean {
  const navigation = useNavigation()
  const fetchers = useFetchers()
  return navigation.state === 'submitting' || fetchers.some(({ state }) => state === 'submitting')
}

/** Undefined without a response: the page keeps what it has, and the shop's failure shows where the cart is needed. */
async function askVisitor(signal: AbortSignal): Promise<{ cartCount: number; flash: string | undefined } | undefined> {
  try {
    const response = await fetch('/resources/visitor', { signal })
    const visitor: unknown = response.ok ? await response.json() : undefined
    if (typeof visitor !== 'object' || visitor === null) return undefined
    const { cartCount, flash } = { cartCount: undefined, flash: undefined, ...visitor }
    if (typeof cartCount !== 'number') return undefined
    return { cartCount, flash: typeof flash === 'string' ? flash : undefined }
  } catch (error) {
    if (error instanceof Error) return undefined
    throw error
  }
}
