import { renderToStaticMarkup } from 'react-dom/server'
import type { Locale } from '#contracts/locales.ts'
import { FORM_TOKEN, newFormToken } from './form-token.tsx'
import { runWithLocale } from '#web/i18n/locale.server.ts'
import { CartBadge } from './cart-badge.tsx'
import { PLACE_NAMES, type PlaceName, type PlaceTexts } from './place-mark.ts'
import { ToastCard } from './toast-card.tsx'

/** The visitor's data in the places, from cookies alone. */
export interface PlaceVisitor {
  /** Whether the visitor has a context at the shop. */
  hasSession: boolean
  cartCount: number
  /** Text for the next page. */
  flash: string | undefined
}

const FILL: Record<PlaceName, (visitor: PlaceVisitor) => string> = {
  // Not empty for a visitor with a session: this tells the browser that there is something to request.
  'cart-count': ({ hasSession, cartCount }) =>
    hasSession ? renderToStaticMarkup(cartCount > 0 ? <CartBadge count={cartCount} /> : <span />) : '',
  flash: ({ flash }) => (flash === undefined ? '' : renderToStaticMarkup(<ToastCard text={flash} />)),
  // Random for each response: the same token twice is the same addition to the cart.
  'form-token': ({ hasSession }) =>
    hasSession ? renderToStaticMarkup(<input type="hidden" name={FORM_TOKEN} value={newFormToken()} />) : '',
}

/** HTML for the places of a page. */
export const placeTexts = (locale: Locale, names: readonly PlaceName[], visitor: PlaceVisitor): PlaceTexts =>
  runWithLocale(locale, () => Object.fromEntries(names.map((name) => [name, FILL[name](visitor)])))

/** Markup of all places together, used to find the classes that they may contain. */
export const filledSample = (locale: Locale): string =>
  Object.values(placeTexts(locale, PLACE_NAMES, { hasSession: true, cartCount: 1, flash: 'x' })).join('')
