import type { Locale } from '#contracts/locales.ts'

/** Addresses of files that the server writes; apart from `paths`, because few pages' scripts need them. */
export const filePaths = {
  /** Data sheet of a product as PDF; its query has the choice. */
  sheet: (locale: Locale, productId: string) => `/${locale}/shop/sheet/${productId}`,
  /**
   * The picture of a shared link: of a product or variant by its id, of a category by `category-` and its id, of a tool
   * by its name; otherwise the company's.
   */
  sharePicture: (locale: Locale, subject?: string) => `/${locale}/shop/share-picture${subject ? `/${subject}` : ''}`,
  /** Filters that lead into the range. */
  range: (locale: Locale) => `/${locale}/shop/range`,
  /** Lines of the visitor's cart. */
  cartLines: (locale: Locale) => `/${locale}/shop/cart/lines`,
  /** Names and pictures of products that a device has shown. */
  lastSeen: (locale: Locale, ids: readonly string[]) => `/${locale}/shop/last-seen?ids=${ids.join(',')}`,
}
