import { data } from 'react-router'
import { ServiceFailure } from '#contracts/failure.ts'
import type { LandingPage } from '#contracts/shop/landing-page.ts'
import type { LayoutReader } from '#web/blocks/shop-layout/load-layout.server.ts'
import { seoPathOf } from '#web/catalogue/seo/seo-path.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'

/** Loads a landing page of a Shopware. Throws a 404 if the shop does not show it. */
export async function loadLandingPage(shop: ShopClient, id: string, layouts: LayoutReader) {
  const page = await readLandingPage(shop, id, layouts.includes)
  const { name, metaTitle, metaDescription } = page.translated
  const title = metaTitle || name
  const layout = await layouts.load(page.cmsPage, title)
  return {
    title,
    description: metaDescription ?? '',
    seoPath: seoPathOf(page),
    blocks: layout ? [...layout.before, ...layout.after] : [],
  }
}

async function readLandingPage(
  shop: ShopClient,
  landingPageId: string,
  includes: LayoutReader['includes'],
): Promise<LandingPage> {
  try {
    return await shop('POST /landing-page/{landingPageId}', { path: { landingPageId }, body: { includes } })
  } catch (error) {
    if (error instanceof ServiceFailure && error.failure.status === 404) throw data({ code: 404 }, { status: 404 })
    throw error
  }
}
