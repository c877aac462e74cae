import type { Locale } from '#contracts/locales.ts'

type CheckoutStep = 'address' | 'summary'
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
  /** A landing page of a Shopware. */
  landingPage: (locale: Locale, seoPath: string) => `/${locale}/shop/page/${encode(seoPath)}`.replace(/\/$/, ''),
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
  /** The overview of the engineering tools. */
  tools: (locale: Locale) => `/${locale}/tools`,
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

/** The search's page of results; `search` is a query with its `?`. */
export const searchPath = (locale: Locale, search = ''): string => `/${locale}/search${search}`

/** Hits for the overlay, JSON. */
export const searchHitsPath = (locale: Locale, search = ''): string => `/${locale}/search/hits${search}`

/** Parameter that names a product or variant of a comparison by its number or id. */
export const COMPARED_ITEM = 'item'
/** Parameter with which only the differing rows are shown. */
export const ONLY_DIFFERENCES = 'differences'

/** Address of a comparison. */
export function comparePath(locale: Locale, items: readonly string[] = [], onlyDifferences = false): string {
  const search = new URLSearchParams(items.map((item) => [COMPARED_ITEM, item]))
  if (onlyDifferences) search.set(ONLY_DIFFERENCES, '1')
  return `/${locale}/shop/compare${search.size > 0 ? `?${search}` : ''}`
}

/** Files of a variant's shape, and the shape itself as JSON for the viewer. */
export const CAD_FORMATS = ['step', 'stl', 'dxf', 'pdf', 'json'] as const
export type CadFormat = (typeof CAD_FORMATS)[number]

/** Choice of a variant, as in its address: mm, and the id of a C-profile. Empty for the usual one. */
export interface CadQuery {
  length?: string | undefined
  width?: string | undefined
  cProfile?: string | undefined
}

function cadQueryText({ length, width, cProfile }: CadQuery): string {
  const search = new URLSearchParams()
  if (length) search.set('length', length)
  if (width) search.set('width', width)
  if (cProfile) search.set('c-profile', cProfile)
  return search.size > 0 ? `?${search}` : ''
}

/** Addresses of a variant's model. */
export const cadPaths = {
  page: (locale: Locale, variantId: string, query: CadQuery = {}) =>
    `/${locale}/shop/cad/${variantId}${cadQueryText(query)}`,
  file: (locale: Locale, variantId: string, format: CadFormat, query: CadQuery = {}) =>
    `/${locale}/shop/cad/${variantId}/${format}${cadQueryText(query)}`,
}

/** Addresses of files that the server writes. */
export const filePaths = {
  /** Data sheet of a product as PDF; its query has the choice. */
  sheet: (locale: Locale, productId: string) => `/${locale}/shop/sheet/${productId}`,
  /**
   * The picture of a shared link: of a product or variant by its id, of a tool by its name. A category's is `category-`
   * and its id. Without a subject it is the company's.
   */
  sharePicture: (locale: Locale, subject?: string) => `/${locale}/shop/share-picture${subject ? `/${subject}` : ''}`,
  /** Filters that lead into the range. */
  range: (locale: Locale) => `/${locale}/shop/range`,
  /** Lines of the visitor's cart. */
  cartLines: (locale: Locale) => `/${locale}/shop/cart/lines`,
  /** Names and pictures of products that a device has shown. */
  lastSeen: (locale: Locale, ids: readonly string[]) => `/${locale}/shop/last-seen?ids=${ids.join(',')}`,
}

/** The addresses of quote requests. */
export const requestPaths = {
  /** Quote requests of a customer, from the newest; `page` includes those before it. */
  history: (locale: Locale, page = 1) => `/${locale}/shop/account/orderhistory${page > 1 ? `?page=${page}` : ''}`,
  /** One of them. */
  past: (locale: Locale, orderId: string) => `/${locale}/shop/account/orderhistory/${orderId}`,
  /** A quote request by the link of its mail. */
  linked: (locale: Locale, deepLinkCode: string) => `/${locale}/shop/account/order/${deepLinkCode}`,
  /** A quote request as a file; `page` is one of the two above. */
  file: (page: string, kind: 'pdf' | 'csv') => `${page}/request/${kind}`,
}

/** Addresses of the files of quote requests. */
export const attachmentPaths = {
  /** Files of a quote request: beginning one, a part of it, and the form without scripts. */
  begin: (locale: Locale) => `/${locale}/shop/attachments`,
  part: (locale: Locale, id: string, offset: number) => `/${locale}/shop/attachments/parts/${id}?offset=${offset}`,
  form: (locale: Locale) => `/${locale}/shop/attachments/form`,
  preview: (id: string) => `/resources/attachments/${id}/preview`,
  /** Link to a file for sales. */
  file: (locale: Locale, id: string, grant: string) => `/${locale}/shop/attachments/${id}/${grant}`,
  ended: (locale: Locale) => `/${locale}/shop/attachments/ended`,
  /** No page: the response to an invented link is that it does not exist. */
  unknown: (locale: Locale) => `/${locale}/shop/attachments/unknown/link/page`,
}

/** Addresses of the files and redirects of the chemical resistance tool. */
export const resistancePaths = {
  /** The table of ratings, JSON. The address changes with the table. */
  table: (version: string) => `/resources/resistance/${version}/table.json`,
  /** A structural formula, SVG. */
  formula: (version: string, key: string) => `/resources/resistance/${version}/formulas/${key}.svg`,
  /** Leads to the products of a plastic in the shop. */
  products: (locale: Locale, material: string) =>
    `/${locale}/tools/chemical-resistance/products?${new URLSearchParams({ material })}`,
}

/** The page with all choices about cookies. */
export const cookieSettingsPath = (locale: Locale): string => `/${locale}/cookie-settings`
/** Takes a form with choices only. */
export const consentPath = (locale: Locale): string => `/${locale}/consent`

/** Addresses of one page in the languages in which it exists. A loader returns them as `alternates`. */
export type Alternates = Partial<Record<Locale, string>>

export const isAlternates = (value: unknown): value is Alternates =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((address) => address === undefined || typeof address === 'string')

export const samePath = (pathname: string, locale: Locale): string => pathname.replace(/^\/[^/]+/, `/${locale}`)
