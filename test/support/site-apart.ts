import { type SharedSite, sharedSite, shareSite } from './shared-site.ts'
import { startSite } from './site.ts'
import { visit, type Visitor } from './visitor.ts'
import { weakLinkTo, type WeakLink } from './weak-link.ts'

/** Pages in one process, their services in another, and connections between them that can fail. */
export interface SiteApart {
  services: SharedSite
  pages: SharedSite
  links: Record<'shop' | 'content' | 'search', WeakLink>
  /** A new visitor of the pages. */
  visit: () => Visitor
}

let apart: Promise<SiteApart> | undefined

/** Pages without services of their own, one for all test files of a process. Each file leaves the links working. */
export const sharedSiteApart = (): Promise<SiteApart> => (apart ??= startSiteApart('apart'))

/** @param kind under which the pages are shared; other settings need another one. */
export async function startSiteApart(kind: string, env: Record<string, string> = {}): Promise<SiteApart> {
  const services = await sharedSite()
  const links = {
    shop: await weakLinkTo(`${services.url}/store-api`),
    content: await weakLinkTo(`${services.url}/typo`),
    search: await weakLinkTo(services.url),
  }
  const settings = {
    // The shop knows the site by this address, so both processes have the same one.
    PUBLIC_URL: services.url,
    SHOP_URL: links.shop.url,
    CONTENT_URL: links.content.url,
    SEARCH_URL: links.search.url,
    LOG_LEVEL: 'error',
    ...env,
  }
  const pages = await shareSite(kind, () => startSite({ env: settings }))
  return { services, pages, links, visit: () => visit(pages.url, new Map(), { origin: services.url }) }
}
