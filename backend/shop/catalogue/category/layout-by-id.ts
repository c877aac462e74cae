import type { ShopContext } from '#backend/http/shop-context.ts'
import { ShopError } from '#backend/http/shop-error.ts'
import { listProducts } from '#backend/shop/catalogue/listing/product-listing.ts'
import { checkId } from '#backend/shop/criteria/check-id.ts'
import { idList } from '#backend/shop/criteria/criteria-schema.ts'
import { NAVIGATION_ROOT_ID } from '#backend/shop/master-data/sales-channel.ts'
import type { CmsLayout } from '#contracts/shop/landing-page.ts'
import { categoryNotFound, readCategoryTree } from './category-tree.ts'
import { CATEGORY_PAGE_ID, categoryPage, emptyProductPage, PRODUCT_PAGE_ID } from './cms-page.ts'

interface Given {
  path: { id: string }
  /** Parameters of the listing in the layout. Criteria are ignored. */
  body: { navigationId?: unknown; slots?: unknown }
}

/**
 * Returns one of the two layouts. That of a category has the products of `navigationId`; that of a product has no data.
 * @throws ShopError 404 for any other id.
 */
export async function readLayout({ path, body }: Given, context: ShopContext): Promise<CmsLayout> {
  const id = checkId(path.id)
  const slots = idList.safeParse(body.slots ?? [])
  return onlySlots(await readPage(id, body, context), slots.success ? slots.data : [])
}

async function readPage(id: string, { navigationId, ...body }: Given['body'], context: ShopContext) {
  if (id === PRODUCT_PAGE_ID) return emptyProductPage()
  if (id !== CATEGORY_PAGE_ID) throw notFound(id)
  const categoryId =
    typeof navigationId === 'string' && navigationId !== '' ? checkId(navigationId) : NAVIGATION_ROOT_ID
  const node = (await readCategoryTree(context)).byId.get(categoryId)
  if (node === undefined) throw categoryNotFound(categoryId)
  const parameters = { ...body, filter: [], 'post-filter': [], aggregations: [], associations: {} }
  return categoryPage(node, await listProducts({ path: { categoryId }, body: parameters }, context))
}

/** Leaves out the blocks without any of these slots; all stay without a choice. */
function onlySlots(page: ReturnType<typeof categoryPage>, ids: string[]): CmsLayout {
  if (ids.length === 0) return page
  const sections = page.sections.map((section) => ({
    ...section,
    blocks: section.blocks.filter(({ slots }) => slots.some(({ id }) => ids.includes(id))),
  }))
  return { ...page, sections }
}

const notFound = (pageId: string): ShopError =>
  new ShopError(404, 'CONTENT__CMS_PAGE_NOT_FOUND', `Page with id "${pageId}" was not found.`, {
    parameters: { pageId },
  })
