import { ServiceFailure } from '#contracts/failure.ts'
import type { Locale } from '#contracts/locales.ts'
import type { IndexedPage } from '#contracts/search/index-source.ts'
import type { Includes } from '#contracts/shop/criteria.ts'
import { readCmsPage } from '#contracts/shop/cms-page.ts'
import type { LandingPage } from '#contracts/shop/landing-page.ts'
import { paths } from '#web/app/paths.ts'
import { paragraphsOf } from '#web/catalogue/product/plain-text.server.ts'
import { COMMON_LIMIT } from '#web/clients/read-all-pages.ts'
import type { ReadLanguage, ShopLanguages } from './shop-languages.ts'

const ADDRESSES = {
  limit: COMMON_LIMIT,
  filter: [{ type: 'equals' as const, field: 'routeName', value: 'frontend.landing.page' }],
}
/** A Shopware sends a translated field only beside the field itself. */
const INCLUDES: Includes = {
  landing_page: [
    'id',
    'name',
    'translated.name',
    'metaTitle',
    'translated.metaTitle',
    'metaDescription',
    'translated.metaDescription',
    'cmsPage',
  ],
  cms_page: ['type', 'sections'],
  cms_section: ['visibility', 'blocks'],
  cms_block: ['type', 'sectionPosition', 'visibility', 'slots'],
  cms_slot: ['id', 'type', 'slot', 'config', 'translated', 'data'],
  product: ['id'],
}

/** The landing pages of a shop, as pages of the search. No list has them: they are found by their addresses. */
export async function readLandingPages({ all }: ShopLanguages): Promise<IndexedPage[]> {
  const pages: IndexedPage[] = []
  for (const language of all) {
    const { elements } = await language.shop('POST /seo-url', { body: ADDRESSES })
    const pathOf = new Map(elements.map(({ foreignKey, seoPathInfo }) => [foreignKey, seoPathInfo]))
    for (const [id, path] of pathOf) {
      const page = await readPage(language, id)
      if (page) pages.push(...language.locales.map((locale) => toPage(page, locale, path, pages.length)))
    }
  }
  return pages
}

/** Undefined for one that is not shown. */
async function readPage({ shop }: ReadLanguage, landingPageId: string): Promise<LandingPage | undefined> {
  try {
    return await shop('POST /landing-page/{landingPageId}', { path: { landingPageId }, body: { includes: INCLUDES } })
  } catch (error) {
    if (error instanceof ServiceFailure && error.failure.status === 404) return undefined
    throw error
  }
}

function toPage({ id, translated, cmsPage }: LandingPage, locale: Locale, path: string, position: number): IndexedPage {
  const texts = readCmsPage(cmsPage)?.sections.flatMap(({ blocks }) => blocks.flatMap(({ slots }) => slots)) ?? []
  return {
    locale,
    processor: 'website',
    ref: `landing-page/${id}`,
    position,
    title: translated.metaTitle || translated.name,
    url: paths.landingPage(locale, path),
    seoPath: '',
    image: '',
    shortDescription: translated.metaDescription ?? '',
    headlines: [],
    content: texts.flatMap((slot) => (slot.type === 'text' ? paragraphsOf(slot.data.content) : [])).join('\n'),
    extra: {},
  }
}
