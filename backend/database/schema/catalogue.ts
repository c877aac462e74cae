import { sql } from 'drizzle-orm'
import {
  boolean,
  doublePrecision,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  timestamp,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import type { ProductFacts } from '#contracts/shop/product-facts.ts'
import { bytes, translated, type Translated } from './columns.ts'

/**
 * The catalogue: names and types of the columns. Keys, indexes and checks are in migrations/0001-catalogue.sql. Ids are
 * 32 hex digits that `idOf` makes of the import's keys.
 */
const id = () => text('id').primaryKey()
const ids = (name: string) =>
  text(name)
    .array()
    .notNull()
    .default(sql`'{}'`)

export const language = pgTable('language', {
  id: id(),
  /** `de-DE` */
  code: text('code').notNull(),
  name: text('name').notNull(),
})

/** Pictures and documents with their bytes, served at `/media/{id}/{fileName}`. The id follows from the content. */
export const media = pgTable('media', {
  id: id(),
  fileName: text('file_name').notNull(),
  mimeType: text('mime_type').notNull(),
  content: bytes('content').notNull(),
  /** Bytes. */
  size: integer('size').notNull(),
  /** Pixels; null for documents. */
  width: integer('width'),
  height: integer('height'),
  alt: translated('alt').notNull(),
  title: translated('title'),
})

/** The sizes of a photograph, each in two formats, served at `/media/{mediaId}/{width}/{fileName}`. */
export const mediaThumbnail = pgTable('media_thumbnail', {
  id: id(),
  mediaId: text('media_id')
    .notNull()
    .references(() => media.id),
  mimeType: text('mime_type').notNull(),
  /** Pixels. */
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  content: bytes('content').notNull(),
})

export const propertyGroup = pgTable('property_group', {
  id: id(),
  key: text('key').notNull(),
  name: translated('name').notNull(),
  position: integer('position').notNull(),
  filterable: boolean('filterable').notNull(),
  visible: boolean('visible').notNull(),
})

export const propertyOption = pgTable('property_option', {
  id: id(),
  groupId: text('group_id')
    .notNull()
    .references(() => propertyGroup.id),
  /** Unique within the group. */
  key: text('key').notNull(),
  name: translated('name').notNull(),
  position: integer('position').notNull(),
  /** `#0f8249` */
  colour: text('colour'),
})

export const category = pgTable('category', {
  id: id(),
  key: text('key').notNull(),
  parentId: text('parent_id').references((): AnyPgColumn => category.id),
  /** 1 for the invisible root, named `root`. */
  level: integer('level').notNull(),
  position: integer('position').notNull(),
  name: translated('name').notNull(),
  description: translated('description').notNull(),
  mediaId: text('media_id').references(() => media.id),
  active: boolean('active').notNull().default(true),
})

export const deliveryTime = pgTable('delivery_time', {
  id: id(),
  key: text('key').notNull(),
  name: translated('name').notNull(),
  min: integer('min').notNull(),
  max: integer('max').notNull(),
  /** `day` or `week`. */
  unit: text('unit').notNull(),
})

/**
 * A parent (listed and shown) or its variant (`parentId` set, goes in the cart). A variant inherits `name`,
 * `description`, `metaDescription` and `coverId` if they are null, and `mediaIds` if empty. Its facts overrule the
 * parent's key by key. Price, stock, weight and delivery time are its own.
 */
export const product = pgTable('product', {
  id: id(),
  productNumber: text('product_number').notNull(),
  parentId: text('parent_id').references((): AnyPgColumn => product.id),
  position: integer('position').notNull(),
  /** False once an import does not have it. It stays because quote requests refer to it. */
  active: boolean('active').notNull().default(true),
  /** Pieces; null where the catalogue does not say. */
  stock: integer('stock'),
  /** EUR, net, one piece of the stock length, `"12.50"`; null means on request. */
  priceNet: numeric('price_net', { precision: 12, scale: 2 }),
  /** kg of the stock length. */
  weight: doublePrecision('weight'),
  deliveryTimeId: text('delivery_time_id').references(() => deliveryTime.id),
  coverId: text('cover_id').references(() => media.id),
  mediaIds: ids('media_ids'),
  name: translated('name'),
  description: translated('description'),
  metaDescription: translated('meta_description'),
  /** Those that all languages share, and by language those with texts. */
  facts: jsonb('facts').$type<{ all?: Partial<ProductFacts> } & Translated<Partial<ProductFacts>>>().notNull(),
  /** Distinguishes a variant from its siblings; empty for a parent. */
  optionIds: ids('option_ids'),
  propertyIds: ids('property_ids'),
  /** Only of a parent; empty for variants. */
  categoryIds: ids('category_ids'),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})

export const crossSelling = pgTable('cross_selling', {
  id: id(),
  productId: text('product_id')
    .notNull()
    .references(() => product.id),
  position: integer('position').notNull(),
  name: translated('name').notNull(),
  productIds: ids('product_ids'),
})

export const seoUrl = pgTable('seo_url', {
  id: id(),
  languageId: text('language_id')
    .notNull()
    .references(() => language.id),
  /** `frontend.navigation.page` or `frontend.detail.page`. */
  routeName: text('route_name').notNull(),
  /** Id of the category or product. */
  foreignKey: text('foreign_key').notNull(),
  pathInfo: text('path_info').notNull(),
  seoPathInfo: text('seo_path_info').notNull(),
})
