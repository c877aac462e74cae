import { useEffect, useState } from 'react'

/**
 * The count that came with the page, until the shop has been asked: another tab may have changed the cart. Asked by
 * visitors with a session only, after the page and on coming back to its tab.
 */
export function useCartCount(ofPage: number | undefined, hasSession: boolean): number | undefined {
  const [asked, setAsked] = useState<{ ofPage: number | undefined; count: number }>()
  useEffect(() => {
    if (!hasSession) return
    const abort = new AbortController()
    const ask = async () => {
      if (document.visibilityState !== 'visible') return
      try {
        const answer = await fetch('/resources/visitor', { signal: abort.signal })
        const { cartCount } = (await answer.json()) as { cartCount?: unknown }
        if (answer.ok && typeof cartCount === 'number') setAsked({ ofPage, count: cartCount })
      } catch {
        // The page's own count stays; the shop's failure shows where the cart is needed.
      }
    }
    void ask()
    document.addEventListener('visibilitychange', ask, { signal: abort.signal })
    return () => abort.abort()
  }, [hasSession, ofPage])
  // An action since then has brought a newer count with the page.
  return asked && asked.ofPage === ofPage ? asked.count : ofPage
}
