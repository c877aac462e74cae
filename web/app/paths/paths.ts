import type { Locale } from '#contracts/locales.ts'

export type CheckoutStep = 'address' | 'summary'
export type CheckoutMode = 'guest' | 'customer' | 'new'

const encode = (path: string) => path.split('/').map(encodeURIComponent).join('/')

const queryOf = (to: string | undefined): string => (to === undefined ? '' : `?${new URLSearchParams({ to })}`)

/** Every address of the site, defined in one place. Seo paths use the shop's spelling, without leading slash. */
export const paths = {
  home: (locale: Locale) => `/${locale}`,
  shop: (locale: Locale) => `/${locale}/shop`,
  category: (locale: Locale, seoPath = '') => `/${locale}/shop/category/${encode(seoPath)}`.replace(/\/$/, ''),
  product: (locale: Locale, seoPath: string, { variant }: { variant?: string | undefined } = {}) =>
    `/${locale}/shop/product/${encode(seoPath)}${variant ? `?variant=${encodeURIComponent(variant)}` : ''}`,
  /** A product with pieces beside each of its variants. */
  severalVariants: (locale: Locale, seoPath: string) => `/${locale}/shop/product/${encode(seoPath)}?several=1#variants`,
  /** Matching products, best with this variant of the product; empty for none. Both are ids. */
  offer: (locale: Locale, productId: string, variantId: string) =>
    `/${locale}/shop/offer/${productId}?variant=${variantId}`,
  cart: (locale: Locale) => `/${locale}/shop/cart`,
  /** Item numbers entered as a list. */
  list: (locale: Locale) => `/${locale}/shop/list`,
  /** A list as an example, CSV. */
  sampleList: (locale: Locale) => `/${locale}/shop/list/sample.csv`,
  /** The cart as a list, CSV. */
  cartList: (locale: Locale) => `/${locale}/shop/cart/list.csv`,
  keptLists: (locale: Locale) => `/${locale}/shop/list/kept`,
  checkout: (locale: Locale, step: CheckoutStep = 'address') =>
    `/${locale}/shop/checkout${step === 'summary' ? '?step=summary' : ''}`,
  /** The overview of a signed-in customer's account. */
  account: (locale: Locale) => `/${locale}/shop/account/account`,
  /** `to` is the page that follows a successful sign-in, as path and query. */
  login: (locale: Locale, to?: string) => `/${locale}/shop/account/login${queryOf(to)}`,
  /** Takes a form only: signing out changes something. */
  logout: (locale: Locale) => `/${locale}/shop/account/logout`,
  register: (locale: Locale, to?: string) => `/${locale}/shop/account/register${queryOf(to)}`,
  /** E-mail address and password of a customer. */
  access: (locale: Locale) => `/${locale}/shop/account/access`,
  /** The stored data of a customer, and how to delete it. */
  ownData: (locale: Locale) => `/${locale}/shop/account/data`,
  /** The same as a JSON file. */
  ownDataFile: (locale: Locale) => `/${locale}/shop/account/data.json`,
  profile: (locale: Locale) => `/${locale}/shop/account/profile`,
  addresses: (locale: Locale) => `/${locale}/shop/account/addresses`,
  /** One address of a customer, or `new`. */
  address: (locale: Locale, id: string) => `/${locale}/shop/account/addresses/${id}`,
  /** Where a forgotten password begins. */
  password: (locale: Locale) => `/${locale}/shop/account/password`,
  /** The address step with a sign-in or a registration in place of a guest's form. */
  checkoutAs: (locale: Locale, mode: CheckoutMode) =>
    `/${locale}/shop/checkout${mode === 'guest' ? '' : `?as=${mode}`}`,
  confirmation: (locale: Locale) => `/${locale}/shop/orderconfirmation`,
  /** Drawing of a variant at a cut length, mm. */
  cutDrawing: (variantId: string, length: number) => `/resources/cut-drawing/${variantId}/${length}`,
  /** The cart's count and the text of the own session, as JSON. */
  visitor: () => '/resources/visitor',
  /** `path` in the content system's spelling, with or without the locale. */
  content: (locale: Locale, path: string) =>
    `/${locale}/${path.replace(new RegExp(`^/?(${locale}(/|$))?`), '')}`.replace(/\/$/, ''),
}
