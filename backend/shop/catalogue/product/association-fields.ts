import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { LanguageCode } from '#backend/database/schema/columns.ts'
import { textInSql } from '#backend/database/schema/fallback.ts'
import type { CriteriaField } from '#backend/shop/criteria/fields.ts'
import { SALES_CHANNEL_ID } from '#backend/shop/master-data/sales-channel.ts'
import { languageIdOf } from '#backend/database/schema/languages.ts'
import { listSql, textSql } from './product-rows.ts'

type Fields = Record<string, CriteriaField>

/** A column of the rows that belong to a product. `from` is the SQL after it, with the condition that joins them. */
const rows = (from: SQL) => (column: SQL, all: SQL) =>
  ({
    kind: 'list',
    costly: true,
    sql: sql`array(select (${column})::text ${from})`,
    members: sql`select (${column})::text ${all}`,
  }) as const

/** Fields below the associations of a product. `p` and `parent` are the aliases of PRODUCT_JOIN. */
export const associationFields = (language: LanguageCode): Fields => ({
  ...optionFields('options', sql`p.option_ids`, language),
  ...optionFields('properties', listSql('property_ids'), language),
  ...categoryFields('categories', listSql('category_ids'), language),
  ...categoryFields('categoriesRo', withAncestors, language),
  ...mediaFields(),
  ...seoUrlFields(language),
  ...familyFields(language),
  ...crossSellingFields(language),
  ...deliveryTimeFields(language),
})

const withAncestors = sql`array(
  with recursive above as (
    select id, parent_id from category where id = any(${listSql('category_ids')})
    union select higher.id, higher.parent_id from category higher join above on above.parent_id = higher.id
  ) select id from above)`

function optionFields(association: string, ids: SQL, language: LanguageCode): Fields {
  const tables = sql`from property_option o join property_group g on g.id = o.group_id`
  // Looks each id up: a condition on the ids would read all options for each product.
  const option = rows(sql`from unnest(${ids}) own (id) join property_option o on o.id = own.id
    join property_group g on g.id = o.group_id`)
  const [name, group] = [textInSql(sql`o.name`, language), textInSql(sql`g.name`, language)]
  const columns = {
    id: sql`o.id`,
    name,
    groupId: sql`o.group_id`,
    position: sql`o.position`,
    colorHexCode: sql`o.colour`,
    'group.id': sql`g.id`,
    'group.name': group,
    'group.filterable': sql`g.filterable`,
  }
  return prefixed(association, columns, (column) => option(column, tables))
}

function categoryFields(association: string, ids: SQL, language: LanguageCode): Fields {
  const category = rows(sql`from unnest(${ids}) own (id) join category c on c.id = own.id`)
  const columns = {
    id: sql`c.id`,
    parentId: sql`c.parent_id`,
    name: textInSql(sql`c.name`, language),
    level: sql`c.level`,
    active: sql`c.active`,
    visible: sql`c.active`,
    type: sql`'page'`,
  }
  return prefixed(association, columns, (column) => category(column, sql`from category c`))
}

function mediaFields(): Fields {
  const cover = sql`coalesce(p.cover_id, parent.cover_id)`
  const coverId: CriteriaField = { kind: 'id', sql: cover }
  const mediaIds: CriteriaField = { kind: 'list', sql: listSql('media_ids'), members: sql`select id from media` }
  const file = (column: SQL): CriteriaField => ({
    kind: 'text',
    sql: sql`(select ${column} from media where id = ${cover})`,
    costly: true,
  })
  return {
    coverId,
    'cover.id': coverId,
    'cover.mediaId': coverId,
    'cover.media.id': coverId,
    'cover.media.mimeType': file(sql`mime_type`),
    'media.id': mediaIds,
    'media.mediaId': mediaIds,
  }
}

/** Those in the language of the request. */
function seoUrlFields(language: LanguageCode): Fields {
  const url = rows(sql`from seo_url s where s.foreign_key = p.id and s.language_id = ${languageIdOf(language)}`)
  const columns = {
    id: sql`s.id`,
    languageId: sql`s.language_id`,
    salesChannelId: sql`${SALES_CHANNEL_ID}::text`,
    routeName: sql`s.route_name`,
    foreignKey: sql`s.foreign_key`,
    pathInfo: sql`s.path_info`,
    seoPathInfo: sql`s.seo_path_info`,
    isCanonical: sql`true`,
    isModified: sql`false`,
    isDeleted: sql`false`,
  }
  return prefixed('seoUrls', columns, (column) => url(column, sql`from seo_url s`))
}

function familyFields(language: LanguageCode): Fields {
  const child = rows(sql`from product child where child.parent_id = p.id and child.active`)
  const children = { id: sql`child.id`, productNumber: sql`child.product_number`, active: sql`child.active` }
  const options = sql`array(select distinct unnest(child.option_ids) from product child
    where child.parent_id = p.id and child.active)`
  const main = sql`(${listSql('category_ids')})[1:1]`
  return {
    ...prefixed('children', children, (column) => child(column, sql`from product child`)),
    'parent.id': { kind: 'id', sql: sql`parent.id` },
    'parent.productNumber': { kind: 'text', sql: sql`parent.product_number` },
    'parent.active': { kind: 'boolean', sql: sql`parent.active` },
    'parent.name': { kind: 'text', sql: sql`case when p.parent_id is not null then ${textSql('name', language)} end` },
    'configuratorSettings.optionId': {
      kind: 'list',
      sql: options,
      costly: true,
      members: sql`select id from property_option`,
    },
    'mainCategories.categoryId': { kind: 'list', sql: main, members: sql`select id from category` },
  }
}

function crossSellingFields(language: LanguageCode): Fields {
  const list = rows(sql`from cross_selling x where x.product_id = p.id`)
  const columns = { id: sql`x.id`, name: textInSql(sql`x.name`, language), type: sql`'productList'`, active: sql`true` }
  return prefixed('crossSellings', columns, (column) => list(column, sql`from cross_selling x`))
}

function deliveryTimeFields(language: LanguageCode): Fields {
  const of = (column: SQL) => sql`(select ${column} from delivery_time t
    where t.id = coalesce(p.delivery_time_id, parent.delivery_time_id))`
  return {
    'deliveryTime.id': { kind: 'id', sql: of(sql`t.id`), costly: true },
    'deliveryTime.name': { kind: 'text', sql: of(textInSql(sql`t.name`, language)), costly: true },
    'deliveryTime.min': { kind: 'number', sql: of(sql`t.min`), costly: true },
    'deliveryTime.max': { kind: 'number', sql: of(sql`t.max`), costly: true },
    'deliveryTime.unit': { kind: 'text', sql: of(sql`t.unit`), costly: true },
  }
}

const prefixed = (association: string, columns: Record<string, SQL>, make: (column: SQL) => CriteriaField): Fields =>
  Object.fromEntries(Object.entries(columns).map(([name, column]) => [`${association}.${name}`, make(column)]))
