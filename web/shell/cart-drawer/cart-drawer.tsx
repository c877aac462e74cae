import { useEffect, useRef, useState } from 'react'
import { paths } from '#web/app/paths.ts'
import { CartBadge } from '#web/places/cart-badge.tsx'
import { formatNumber } from '#web/i18n/format.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { SidePanel } from '#web/shell/side-panel/side-panel.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx'
import { askCart, type CartDrawerLine, type DrawnCart } from './ask-cart.ts'
import css from './cart-drawer.module.css'

/** The lines of the request over the page, on a phone. Open while it is mounted. */
export function CartDrawer({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [cart, setCart] = useState<DrawnCart | 'failed'>()
  const isAsking = cart === undefined
  const { lines = [], sent } = cart === 'failed' ? {} : (cart ?? {})
  useEffect(() => {
    if (!isAsking) return
    const abort = new AbortController()
    // The drawer says so; aborted only by its own end.
    askCart(abort.signal).then(setCart, () => abort.signal.aborted || setCart('failed'))
    return () => abort.abort()
  }, [isAsking])
  const close = () => dialog.current?.close()
  return (
    <SidePanel
      dialog={dialog}
      label={m.cart_title()}
      closeLabel={m.shell_cart_close()}
      bar={
        <h2 className={css.title}>
          {m.cart_title()} {lines.length > 0 && <CartBadge count={lines.length} />}
        </h2>
      }
      foot={
        <div className={css.actions}>
          <ButtonLink to={paths.cart(getLocale())} onClick={close}>
            {m.list_to_cart()}
          </ButtonLink>
          <Button variant="quiet" type="button" onClick={close}>
            {m.cart_add_more()}
          </Button>
        </div>
      }
      onClose={onClose}
    >
      <div className={css.body}>
        {isAsking && <SkeletonRows count={3} label={m.shell_cart_loading()} />}
        {cart === 'failed' && (
          <p role="status">
            {m.shell_cart_failed()}{' '}
            <button type="button" className={css.again} onClick={() => setCart(undefined)}>
              {m.shell_try_again()}
            </button>
          </p>
        )}
        {lines.length > 0 && <Lines lines={lines} onLeave={close} />}
        {cart && cart !== 'failed' && lines.length === 0 && (
          <>
            <p>{m.kept_cart_empty()}</p>
            {sent && (
              <p>
                <Link to={paths.confirmation(getLocale())} onClick={close}>
                  {m.cart_sent_before({ number: sent })}
                </Link>
              </p>
            )}
          </>
        )}
      </div>
    </SidePanel>
  )
}

const Lines = ({ lines, onLeave }: { lines: CartDrawerLine[]; onLeave: () => void }) => (
  <ul>
    {lines.map(({ id, name, language, path, productNumber, size, quantity, picture }) => (
      <li key={id} className={css.line}>
        <span className={css.picture}>
          {picture !== undefined && <img src={picture} width={240} height={200} alt="" decoding="async" />}
        </span>
        <span className={css.text}>
          <Link to={path} lang={language} onClick={onLeave}>
            {name}
          </Link>
          <span className={css.number}>
            <span translate="no">{productNumber}</span>
            {size !== undefined && (
              <>
                {' · '}
                <span className={css.size}>{size}</span>
              </>
            )}
          </span>
        </span>
        <span className={css.quantity}>{formatNumber(quantity)} ×</span>
      </li>
    ))}
  </ul>
)
