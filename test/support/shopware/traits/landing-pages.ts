import {
  isJsonObject,
  isOperation,
  jsonObjectsIn,
  refusalAnswer,
  type ShopwareTrait,
} from '#test/support/shopware/call.ts'
import { readChosenProducts } from './layout-data.ts'
import { type LayoutOfPage, pageOf } from './layouts.ts'

interface LandingPageOfShop {
  name: string
  metaTitle: string | null
  layout: LayoutOfPage
}

/** Landing pages by their ids. */
export type LandingPages = ReadonlyMap<string, LandingPageOfShop>

/** Pages with a layout outside of the categories. `/seo-url` has their addresses, and no list has them. */
export const landingPages =
  (pages: LandingPages): ShopwareTrait =>
  (answer) =>
  async (call) => {
    if (!isOperation(call, 'POST /landing-page/{id}')) return answer(call)
    const id = call.path.split('/')[2] ?? ''
    const page = pages.get(id)
    if (!page) return refusalAnswer(call, 404, 'CONTENT__LANDING_PAGE_NOT_FOUND', `Landing page "${id}" not found.`)
    const { json: home, ...rest } = await answer({ ...call, path: '/category/home', body: {} })
    const model = isJsonObject(home) && isJsonObject(home['cmsPage']) ? home['cmsPage'] : {}
    const find = (numbers: readonly string[]) => readChosenProducts(answer, call, numbers)
    const filter = [{ type: 'equals', field: 'foreignKey', value: id }]
    const { json: addresses } = await answer({ ...call, path: '/seo-url', body: { filter } })
    const { name, metaTitle, layout } = page
    const texts = { name, metaTitle, metaDescription: null, keywords: null, url: null }
    return {
      ...rest,
      json: {
        ...texts,
        id,
        active: true,
        cmsPage: await pageOf(model, layout, { category: {}, find }),
        seoUrls: jsonObjectsIn(isJsonObject(addresses) ? addresses['elements'] : []),
        customFields: null,
        translated: { ...texts, slotConfig: null, customFields: {} },
        apiAlias: 'landing_page',
      },
    }
  }
