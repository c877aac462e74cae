import { ShopError } from '#backend/http/shop-error.ts'
import { checkId } from '#backend/shop/criteria/check-id.ts'
import type { LandingPage } from '#contracts/shop/landing-page.ts'

/** Finds no landing page: this shop has none, and the site has its own content system. */
export async function readLandingPage({ path }: { path: { landingPageId: string } }): Promise<LandingPage> {
  const landingPageId = checkId(path.landingPageId)
  throw new ShopError(404, 'CONTENT__LANDING_PAGE_NOT_FOUND', `Landing page "${landingPageId}" not found.`, {
    parameters: { landingPageId },
  })
}
