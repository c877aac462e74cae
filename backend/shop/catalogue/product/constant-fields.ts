import { sql } from 'drizzle-orm'
import { PRODUCT_PAGE_ID } from '#backend/shop/catalogue/category/cms-page.ts'
import type { CriteriaField } from '#backend/shop/criteria/fields.ts'
import { TAX } from '#backend/shop/master-data/tax.ts'
import { LIVE_VERSION_ID } from '#backend/http/struct.ts'
import { MOST_PIECES } from '#contracts/shop/bounds.ts'

type Fields = Record<string, CriteriaField>

/** The same field under several names. */
const named = (field: CriteriaField, ...names: string[]): Fields =>
  Object.fromEntries(names.map((name) => [name, field]))

const NO_ID: CriteriaField = { kind: 'id', sql: sql`null::text` }
const NO_TEXT: CriteriaField = { kind: 'text', sql: sql`null::text` }
const NO_NUMBER: CriteriaField = { kind: 'number', sql: sql`null::double precision` }
const NO_DATE: CriteriaField = { kind: 'date', sql: sql`null::timestamptz` }
const NO_ROWS: CriteriaField = { kind: 'list', sql: sql`'{}'::text[]`, members: sql`select null::text where false` }
const NEVER: CriteriaField = { kind: 'boolean', sql: sql`false` }
const ONE: CriteriaField = { kind: 'number', sql: sql`1` }
const LIVE: CriteriaField = { kind: 'id', sql: sql`${LIVE_VERSION_ID}::text` }
const TAX_ID: CriteriaField = { kind: 'id', sql: sql`${TAX.id}::text` }
const PAGE_ID: CriteriaField = { kind: 'id', sql: sql`${PRODUCT_PAGE_ID}::text` }

/** Names of fields below an association. */
const below = (association: string, ...names: string[]) => names.map((name) => `${association}.${name}`)

/** The fields of a Shopware's products that have one value in this shop, the one of the response. */
export const CONSTANT_FIELDS: Fields = {
  ...named(NEVER, 'isCloseout', 'shippingFree', 'markAsTopseller'),
  ...named(ONE, 'minPurchase', 'purchaseSteps'),
  available: { kind: 'boolean', sql: sql`true` },
  maxPurchase: { kind: 'number', sql: sql`${MOST_PIECES}::double precision` },
  sales: { kind: 'number', sql: sql`0` },
  type: { kind: 'text', sql: sql`'physical'` },
  states: { kind: 'list', sql: sql`array['is-physical']`, members: sql`select 'is-physical'` },
  ...named(NO_NUMBER, 'width', 'height', 'length', 'ratingAverage', 'purchaseUnit', 'referenceUnit'),
  ...named(NO_TEXT, 'ean', 'manufacturerNumber', 'keywords', 'packUnit', 'packUnitPlural'),
  ...named(NO_DATE, 'releaseDate', 'updatedAt'),
  ...named(NO_ID, 'manufacturerId', 'unitId', 'canonicalProductId'),
  ...named(NO_ROWS, 'streamIds', 'tagIds'),
  ...named(LIVE, 'versionId', 'parentVersionId', 'productManufacturerVersionId', 'productMediaVersionId'),
  ...named(LIVE, 'canonicalProductVersionId', 'cmsPageVersionId'),
  ...named(TAX_ID, 'taxId', 'tax.id'),
  'tax.name': { kind: 'text', sql: sql`${TAX.name}::text` },
  'tax.taxRate': { kind: 'number', sql: sql`${TAX.taxRate}::double precision` },
  'tax.position': { kind: 'number', sql: sql`${TAX.position}::double precision` },
  ...named(PAGE_ID, 'cmsPageId', 'cmsPage.id'),
  'cmsPage.type': { kind: 'text', sql: sql`'product_detail'` },
  ...named(NO_ID, ...below('manufacturer', 'id', 'mediaId'), 'unit.id', ...below('canonicalProduct', 'id', 'parentId')),
  ...named(NO_TEXT, ...below('manufacturer', 'name', 'link', 'description'), ...below('unit', 'name', 'shortCode')),
  ...named(NO_TEXT, 'canonicalProduct.productNumber'),
  ...named(NO_ROWS, ...below('tags', 'id', 'name'), ...below('streams', 'id', 'name')),
  ...named(NO_ROWS, ...below('downloads', 'id', 'mediaId', 'position')),
  ...named(NO_ROWS, ...below('productReviews', 'id', 'productId', 'customerId', 'languageId', 'salesChannelId')),
  ...named(NO_ROWS, ...below('productReviews', 'title', 'content', 'points', 'status', 'comment', 'createdAt')),
}

/** Fields that a Shopware has and hides from the Store API. */
export const HIDDEN_FIELDS = [
  'autoIncrement',
  'customFieldSetSelectionActive',
  'customFieldSets',
  'customSearchKeywords',
  'featureSet',
  'featureSetId',
  'orderLineItems',
  'prices',
  'purchasePrices',
  'searchKeywords',
  'slotConfig',
  'variantListingConfig',
  'variantRestrictions',
  'variation',
  'visibilities',
  'wishlists',
]
