import { type MouseEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '#web/app/paths.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { isPlainClick } from '#web/ui/plain-click.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { CartCount } from './cart-count.tsx'
import css from './cart-link.module.css'

const loadDrawer = () => import('./cart-drawer.tsx')

/** Leads to the request. On a phone its lines slide in over the page first; without scripts it leads there as well. */
export function CartLink() {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const cart = paths.cart(getLocale())
  // Open on one page only: any navigation closes it.
  const [opened, setOpened] = useState<{ on: string; drawer: Awaited<ReturnType<typeof loadDrawer>> }>()

  if (opened && opened.on !== pathname) setOpened(undefined)

  async function open(event: MouseEvent<HTMLAnchorElement>) {
    if (pathname === cart || !isPlainClick(event) || !slidesIn(event.currentTarget)) return
    event.preventDefault()
    try {
      setOpened({ on: pathname, drawer: await loadDrawer() })
    } catch {
      // The page of the request shows the same.
      await navigate(cart)
    }
  }
  return (
    <>
      <Link className={css.cart} to={cart} onClick={(event) => void open(event)}>
        <Icon name="list" />
        <span className={css.word}>{m.shell_cart()}</span>
        <CartCount />
      </Link>
      {opened?.on === pathname && <opened.drawer.CartDrawer onClose={() => setOpened(undefined)} />}
    </>
  )
}

/** The styles know: their container says which form the header has, whatever the size of the text. */
const slidesIn = (link: Element): boolean => getComputedStyle(link).getPropertyValue('--slides-in') !== ''
