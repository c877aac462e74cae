import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { paths } from '#web/app/paths.ts'
import type { FormSent } from '#web/app/sent-forms.ts'
import { CartBadge } from '#web/places/cart-badge.tsx'
import { Place, sentPlace } from '#web/places/place.tsx'
import { useToast } from '#web/shell/notices/toast.tsx'

/** Shows the count sent with the page until the shop responds: another tab may have changed the cart. */
export function CartCount() {
  const count = useCartCount()
  if (count === undefined) return <Place name="cart-count" />
  return <span data-place="cart-count">{count > 0 && <CartBadge count={count} />}</span>
}

/**
 * Pieces of the cart according to the shop; undefined until it responds. Requested for visitors with a session only:
 * after the page, when the visitor returns to its tab, after each form. The response also brings a text for the
 * visitor.
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
    // Without a session this place is empty. Scripts cannot read the cookie itself.
    hasSession.current ||= Boolean(sentPlace('cart-count')?.firstChild)
    const abort = new AbortController()
    const askAgain = () => void (hasSession.current && ask(abort.signal))
    const askAfterForm = () => {
      hasSession.current = true
      askAgain()
    }
    askAgain()
    document.addEventListener('visibilitychange', askAgain, abort)
    // Its name alone: a shared module would be one more file of each first load.
    addEventListener('sent' satisfies FormSent, askAfterForm, abort)
    return () => abort.abort()
  }, [])
  return count
}

/** Undefined without a response: the page stays as it is, and the shop's failure shows where the cart is needed. */
async function askVisitor(signal: AbortSignal): Promise<{ cartCount: number; flash: string | undefined } | undefined> {
  try {
    const response = await fetch(paths.visitor(), { signal })
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
