import type { ShopContext } from '#backend/http/shop-context.ts'
import { dateTime, struct } from '#backend/http/struct.ts'
import { localeOfTag } from '#contracts/locales.ts'
import type { SitemapFile } from '#contracts/shop/sitemap.ts'

/** Kinds of pages of the shop, as the files of the site's own sitemap are named (web/routes/resources/sitemap). */
const KINDS = ['categories', 'products']

/** Lists the files of the site's own sitemap with the pages of the shop, in the language of the request. */
export async function listSitemaps(
  _given: object,
  { languageCode, settings: { frontUrl } }: ShopContext,
): Promise<SitemapFile[]> {
  const locale = localeOfTag(languageCode)
  // They are made on request.
  const created = dateTime(new Date())
  return KINDS.map((kind) => struct('sitemap', { filename: `${frontUrl}/sitemaps/${kind}-${locale}-1.xml`, created }))
}
