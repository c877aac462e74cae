import { useEffect, useId, useState } from 'react'
import { m } from '#web/i18n/messages.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Link } from '#web/ui/link.tsx'
import { askSeen, type SeenProduct } from './ask-seen.ts'
import { forgetGone, readSeenIds, rememberSeen } from './seen-ids.ts'
import css from './seen-products.module.css'

interface SeenProductsProps {
  /** The product of this page: it is remembered, and not listed on its own page. */
  current?: string | undefined
  /** One below the other, in the side menu. */
  isNarrow?: boolean
  onLeave?: () => void
}

/** Products that this device has shown before, the newest first. Nothing until they are known, and nothing for none. */
export function SeenProducts({ current, isNarrow = false, onLeave }: SeenProductsProps) {
  const [products, setProducts] = useState<SeenProduct[]>([])
  const heading = useId()
  useEffect(() => {
    const seenIds = readSeenIds().filter((id) => id !== current)
    if (current !== undefined) rememberSeen(current)
    if (seenIds.length === 0) return
    const abort = new AbortController()
    const show = async () => {
      const found = await askSeen(seenIds, abort.signal)
      if (!found || abort.signal.aborted) return
      const ids = found.map(({ id }) => id)
      forgetGone(seenIds, ids)
      setProducts(found)
    }
    void show()
    return () => abort.abort()
  }, [current])
  if (products.length === 0) return null
  return (
    <section className={classNames(css.seen, isNarrow ? css.narrow : 'wrap')} aria-labelledby={heading} data-print="no">
      <h2 id={heading}>{m.shell_last_seen()}</h2>
      <ul className={css.list}>
        {products.map(({ id, name, lang, path, picture }) => (
          <li key={id} className={css.product}>
            <span className={css.picture}>
              {picture !== undefined && (
                <img src={picture} width={240} height={200} alt="" loading="lazy" decoding="async" />
              )}
            </span>
            <Link to={path} lang={lang} onClick={onLeave}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
