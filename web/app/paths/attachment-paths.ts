import type { Locale } from '#contracts/locales.ts'

/** Addresses of the files of quote requests; apart from `paths`, because few pages' scripts need them. */
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
