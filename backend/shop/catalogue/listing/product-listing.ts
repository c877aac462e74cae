import { checkId } from '#backend/shop/criteria/check-id.ts'
import { readCategoryTree, withDescendants } from '#backend/shop/catalogue/category/category-tree.ts'
import { loadProducts } from '#backend/shop/catalogue/product/load-products.ts'
import { readAllOptions } from '#backend/shop/catalogue/product/property-options.ts'
import type { OptionStruct } from '#backend/shop/catalogue/product/property-options.ts'
import { readRequestedFields } from '#backend/shop/criteria/requested-fields.ts'
import type { ShopContext } from '#backend/http/shop-context.ts'
import { ShopError } from '#backend/http/shop-error.ts'
import { struct } from '#backend/http/struct.ts'
import type { ProductListing } from '#contracts/shop/listing.ts'
import { aggregationsOf } from './aggregations.ts'
import { readCandidates } from './candidates.ts'
import type { Candidate } from './candidates.ts'
import { readListingInput } from './listing-criteria.ts'
import { aggregateOffers, filterCandidates, toCriteria } from './listing-filters.ts'
import type { ListingInput } from './listing-criteria.ts'
import { matches } from './match.ts'
import type { Choice } from './match.ts'
import { availableSortings, measuresIn, type Ranked, sorted } from './sortings.ts'

interface Given {
  path: { categoryId: string }
  body: object
}

/** Lists the products of a category and its descendants, one row each, with the possible filters. */
export async function listProducts({ path, body }: Given, context: ShopContext): Promise<ProductListing> {
  const categoryId = checkId(path.categoryId)
  const input = readListingInput(body, context.settings.maxLimit)
  const node = (await readCategoryTree(context)).byId.get(categoryId)
  if (node === undefined) throw notFound(categoryId)
  const categoryIds = withDescendants(node).map(({ id }) => id)
  const candidates = await readCandidates(context, categoryIds)
  return listingOf(context, {
    candidates: ranked(candidates, categoryIds),
    input,
    currentFilters: { navigationId: categoryId },
  })
}

export interface ListedInput {
  /** All that can be listed, with their ranks in the catalogue's own order. */
  candidates: Ranked[]
  input: ListingInput
  /** The basis of the listing, before the filters. */
  currentFilters: { navigationId: string; search?: string }
}

/** Filters, sorts and loads candidates as a listing. */
export async function listingOf(
  context: ShopContext,
  { candidates, input, currentFilters }: ListedInput,
): Promise<ProductListing> {
  const { languageCode } = context
  const options = await readAllOptions(context)
  const choice = choiceOf(input, options)
  const filter = { '/filter': input.filter }
  const filtered = await filterCandidates(context, candidates, filter)
  const chosen = [...input['post-filter'], ...toCriteria(input)]
  const listed =
    chosen.length === 0 ? filtered : await filterCandidates(context, candidates, { ...filter, '/post-filter': chosen })
  const found = sorted(
    listed.filter((one) => matches(one, choice)),
    choice,
    input.order,
    languageCode,
  )
  const page = input['only-aggregations'] ? [] : found.slice((input.p - 1) * input.limit, input.p * input.limit)
  const requested = readRequestedFields('product', input, ['cover', 'deliveryTime'])
  const elements = await loadProducts(context, ids(page), requested)
  return struct('product_listing', {
    entity: 'product',
    total: found.length,
    aggregations: input['no-aggregations']
      ? ([] as [])
      : {
          ...(await aggregateOffers(context, ids(candidates), input)),
          ...aggregationsOf(filtered, page, choice, options, input),
        },
    page: input.p,
    limit: input.limit,
    elements,
    states: [],
    sorting: input.order,
    currentFilters: { ...currentFilters, ...filtersOf(input) },
    availableSortings: availableSortings(languageCode, measuresIn(candidates)),
    streamId: null,
  })
}

const ids = (candidates: readonly Candidate[]): string[] => candidates.map(({ id }) => id)

const notFound = (categoryId: string): ShopError =>
  new ShopError(404, 'PRODUCT__CATEGORY_NOT_FOUND', `Category "${categoryId}" not found.`, {
    parameters: { categoryId },
  })

/** An unknown option restricts nothing, as in Shopware. */
function choiceOf(input: ListingInput, options: ReadonlyMap<string, OptionStruct>): Choice {
  const chosen = input.properties.flatMap((id) => options.get(id) ?? [])
  const groups = Map.groupBy(chosen, ({ groupId }) => groupId)
  return {
    groups: new Map([...groups].map(([groupId, members]) => [groupId, new Set(members.map(({ id }) => id))])),
    minPrice: input['min-price'],
    maxPrice: input['max-price'],
    measures: new Map(Object.entries(input.measures ?? {}).map(([symbol, { min, max }]) => [symbol, { min, max }])),
    traits: input.traits ?? [],
  }
}

/** @param categoryIds in the order of the tree. */
function ranked(candidates: Candidate[], categoryIds: string[]): Ranked[] {
  const rankOf = new Map(categoryIds.map((id, rank) => [id, rank]))
  return candidates.map((candidate) => ({
    ...candidate,
    rank: Math.min(...candidate.categoryIds.map((id) => rankOf.get(id) ?? Infinity)),
  }))
}

const filtersOf = (input: ListingInput) => ({
  manufacturer: input.manufacturer,
  price: { min: input['min-price'] ?? 0, max: input['max-price'] ?? 0 },
  rating: input.rating ?? null,
  'shipping-free': input['shipping-free'],
  properties: input.properties,
})
