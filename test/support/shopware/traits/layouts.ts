import {
  isJsonObject,
  isOperation,
  type JsonObject,
  jsonObjectsIn,
  type ShopwareTrait,
} from '#test/support/shopware/call.ts'
import { dataOf, readChosenProducts, type LayoutSlot, type Sources } from './layout-data.ts'

interface BlockOfLayout {
  type: string
  isBeside?: boolean
  slots: LayoutSlot[]
}

export interface LayoutOfPage {
  type: 'product_list' | 'landingpage' | 'page'
  blocks: BlockOfLayout[]
}

/** Layouts by the ids of their categories; null for one without, in an installation without a default layout. */
export type Layouts = ReadonlyMap<string, LayoutOfPage | null>

/** The layout that each installation has, which is that of a category without its own. */
const DEFAULT: LayoutOfPage = {
  type: 'product_list',
  blocks: [
    { type: 'category-navigation', isBeside: true, slots: [{ slot: 'content', type: 'category-navigation' }] },
    { type: 'sidebar-filter', isBeside: true, slots: [{ slot: 'content', type: 'sidebar-filter' }] },
    {
      type: 'image-text',
      slots: [
        { slot: 'left', type: 'image', mapped: { media: 'category.media' } },
        { slot: 'right', type: 'text', mapped: { content: 'category.description' } },
      ],
    },
    { type: 'product-listing', slots: [{ slot: 'content', type: 'product-listing' }] },
  ],
}

/**
 * A category that is requested by its id has its layout, with the data of each element. Slots are sorted by their names
 * (its SalesChannelCmsPageLoader). Settings are in `config`, in `translated`, and once more as a list (recorded:
 * product-of-parent-id).
 */
export const categoryLayouts =
  (layouts: Layouts): ShopwareTrait =>
  (answer) =>
  async (call) => {
    const given = await answer(call)
    const category = given.json
    if (!isOperation(call, 'POST /category/{id}') || !isJsonObject(category)) return given
    const own = layouts.get(String(category['id']))
    if (own === null) Object.assign(category, { cmsPageId: null, cmsPage: null })
    if (isJsonObject(category['cmsPage'])) {
      const find = (numbers: readonly string[]) => readChosenProducts(answer, call, numbers)
      category['cmsPage'] = await pageOf(category['cmsPage'], own ?? DEFAULT, { category, find })
    }
    return given
  }

/** @param model a page with the fields of each of its parts. */
export async function pageOf(
  model: JsonObject,
  { type: pageType, blocks }: LayoutOfPage,
  sources: Pick<Sources, 'category' | 'find'>,
): Promise<JsonObject> {
  const [section, ...others] = jsonObjectsIn(model['sections'])
  const [block] = jsonObjectsIn(section?.['blocks'])
  const [slotModel] = jsonObjectsIn(block?.['slots'])
  const listing = listingIn(others)
  const slotOf = async (slot: LayoutSlot) => ({
    ...slotModel,
    type: slot.type,
    slot: slot.slot,
    ...settingsOf(slot),
    data: await dataOf(slot, { ...sources, listing }),
  })
  const placed = blocks.map(async ({ type, isBeside, slots }, position) => ({
    ...block,
    type,
    position,
    sectionPosition: isBeside ? 'sidebar' : 'main',
    slots: await Promise.all(slots.toSorted((a, b) => (a.slot < b.slot ? -1 : 1)).map(slotOf)),
  }))
  return { ...model, type: pageType, sections: [{ ...section, type: 'sidebar', blocks: await Promise.all(placed) }] }
}

const listingIn = (sections: JsonObject[]): unknown =>
  sections
    .flatMap((section) => jsonObjectsIn(section['blocks']))
    .flatMap((block) => jsonObjectsIn(block['slots']))
    .find((slot) => slot['type'] === 'product-listing')?.['data']

function settingsOf({ settings = {}, mapped = {} }: LayoutSlot): JsonObject {
  const fields = [
    ...Object.entries(settings).map(([name, value]) => ({ name, source: 'static', value })),
    ...Object.entries(mapped).map(([name, value]) => ({ name, source: 'mapped', value })),
  ]
  const config = Object.fromEntries(fields.map(({ name, source, value }) => [name, { source, value }]))
  return {
    config,
    translated: { config, customFields: {} },
    fieldConfig: fields.map((field) => ({ ...field, apiAlias: 'cms_data_resolver_field_config' })),
  }
}
