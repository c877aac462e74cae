import type { Locale } from '#contracts/locales.ts'

/** The addresses of quote requests. They are apart from the others, which the first scripts of every page contain. */
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
