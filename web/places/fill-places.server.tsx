import { randomUUID } from 'node:crypto'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Locale } from '#contracts/locales.ts'
import { accountLinkHtml } from './account-link.ts'
import { escapeHtml } from './escape-html.ts'
import { FORM_TOKEN } from './form-token.tsx'
import { runWithLocale } from '#web/i18n/locale.server.ts'
import { m } from '#web/i18n/messages.ts'
import css from './cart-badge.module.css'
import { PLACE_NAMES, type PlaceName, type PlaceTexts } from './place-mark.ts'
import { ToastCard } from './toast-card.tsx'

/** The visitor's data in the places, from cookies alone. */
export interface PlaceVisitor {
  /** Whether the visitor has a context at the shop. */
  hasSession: boolean
  /** Whether a customer is signed in. */
  isSignedIn: boolean
  cartCount: number
  /** Whether the visitor has decided about all cookies. */
  hasDecided: boolean
  /** Text for the next page. */
  flash: string | undefined
  /** Whether a form has just sent the first cookies, and the browser has none. */
  areCookiesBlocked: boolean
}

const FILL: Record<PlaceName, (visitor: PlaceVisitor, locale: Locale) => string> = {
  // After the link to sign-in, which a style hides then.
  account: ({ isSignedIn }, locale) => (isSignedIn ? accountLinkHtml(true, locale) : ''),
  // Not empty for a visitor with a session: this tells the browser that there is something to request.
  'cart-count': ({ hasSession, cartCount }, locale) =>
    hasSession ? (cartCount > 0 ? cartBadgeHtml(cartCount, locale) : '<span></span>') : '',
  // Hides the banner behind it.
  consent: ({ hasDecided }) => (hasDecided ? '<i></i>' : ''),
  flash: ({ flash, areCookiesBlocked }, locale) =>
    runWithLocale(locale, () => {
      if (areCookiesBlocked) return renderToStaticMarkup(<ToastCard text={m.forms_cookies_blocked()} icon="alert" />)
      return flash === undefined ? '' : renderToStaticMarkup(<ToastCard text={flash} />)
    }),
  // Random for each response: the same token twice is the same addition to the cart. Node makes these ahead.
  'form-token': ({ hasSession }) =>
    hasSession ? `<input type="hidden" name="${FORM_TOKEN}" value="${randomUUID().replaceAll('-', '')}"/>` : '',
}

/** As `CartBadge` renders it, which would take longer than all the rest of a page from memory. */
export const cartBadgeHtml = (count: number, locale: Locale): string =>
  `<span class="${css.badge}"><span aria-hidden="true">${count}</span><span class="vh">${escapeHtml(m.shell_cart_count({ count }, { locale }))}</span></span>`

/** HTML for the places of a page. */
export const placeTexts = (locale: Locale, names: readonly PlaceName[], visitor: PlaceVisitor): PlaceTexts =>
  Object.fromEntries(names.map((name) => [name, FILL[name](visitor, locale)]))

/** Markup of all places together, used to find the classes that they may contain. */
export const filledSample = (locale: Locale): string =>
  Object.values(
    placeTexts(locale, PLACE_NAMES, {
      hasSession: true,
      isSignedIn: true,
      cartCount: 1,
      hasDecided: true,
      flash: 'x',
      areCookiesBlocked: false,
    }),
  ).join('')
