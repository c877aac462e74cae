import type { Locale } from '#contracts/locales.ts'
import { SEVERAL } from '#web/routes/shop/product/several/several-form.ts'
import { PRODUCT, VARIANT } from '#test/support/visitor.ts'

/** An id that nothing has. */
const NOTHING = '0'.repeat(32)

/** Pages with the same path in every language, for a visitor with a cart. */
export const SAME_PATHS = [
  '',
  '/shop',
  '/shop/category',
  '/shop/list',
  '/shop/compare',
  '/shop/compare?item=CT-1&item=CTU-1',
  '/shop/cart',
  '/shop/checkout',
  '/shop/checkout?as=customer',
  '/shop/checkout?as=new',
  '/shop/attachments/ended',
  '/shop/account/login',
  '/shop/account/register',
  '/shop/account/password',
  '/shop/account/recover/password?hash=x',
  '/shop/account/recover/password',
  '/shop/account/email/confirm?em=x&hash=x',
  '/shop/registration/confirm?em=x&hash=x',
  `/shop/account/order/${NOTHING}`,
  '/search',
  '/search?term=08B-1',
  '/search?term=zzqqxx',
  '/tools',
  '/tools/chain-rack',
  '/tools/cut-list',
  '/tools/cad',
  '/tools/chemical-resistance',
  '/cookie-settings',
  '/no-such-page',
  '/404',
  '/403',
  '/410',
  '/500',
  '/503',
]

/** Those of a customer with past requests and a list. */
export const CUSTOMER_PATHS = [
  '/shop/account/account',
  '/shop/account/profile',
  '/shop/account/addresses',
  '/shop/account/addresses/new',
  '/shop/account/access',
  '/shop/account/data',
  '/shop/account/orderhistory',
  '/shop/account/login',
  '/shop/list',
  '/shop/cart',
  '/shop/checkout',
]

const T_SIMPLEX = '/de/shop/product/kettenfuehrungen/typ-t/kettenfuehrung-typ-t-simplex'
const CATEGORY = '/de/shop/category/kettenfuehrungen'

/**
 * Pages whose path differs, in German; those in other languages are their alternates. Of the content system one of each
 * template.
 */
export const GERMAN_PATHS = [
  PRODUCT,
  `${PRODUCT}?variant=${VARIANT}`,
  `${PRODUCT}?${SEVERAL}=on`,
  `${T_SIMPLEX}?variant=T-06B1-S-2000`,
  CATEGORY,
  `${CATEGORY}?view=grid`,
  `${CATEGORY}?view=dense`,
  // A filter that no list has, so that it leaves nothing.
  `${CATEGORY}?f=${NOTHING}`,
  `${CATEGORY}/typ-ct`,
  '/de/news',
  '/de/news/acht-jahre-ohne-fett',
  '/de/kontakt',
  '/de/kontakt/anwendungstechnik',
  '/de/downloads',
  '/de/agb',
  '/de/murtfeldt/datenschutzhinweis',
  '/de/so-laeuft-eine-anfrage-ab',
  '/de/produkte',
  '/de/werkstoffe',
  '/de/werkstoffe/murytal-c',
  '/de/branchen',
  '/de/branchen/lebensmittel',
  '/de/unternehmen',
  '/de/unternehmen/geschichte',
  '/de/unternehmen/karriere',
  '/de/unternehmen/karriere/ausbildung',
  '/de/newsletter',
  '/de/newsletter/bestaetigen',
  '/de/newsletter/abmelden',
]

/** Pages in English only. */
export const pagesOfOneLanguage = (locale: Locale) => (locale === 'en' ? ['/styleguide'] : [])
