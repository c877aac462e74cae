import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { LanguageCode } from '#backend/database/schema/columns.ts'
import { textInSql } from '#backend/database/schema/fallback.ts'
import { referenced, type CriteriaField, type RowIds } from '#backend/shop/criteria/fields.ts'
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
  ...optionFields('options', { sql: sql`p.option_ids` }, language),
  ...optionFields('properties', { sql: listSql('property_ids') }, language),
  ...categoryFields('categories', CATEGORY_IDS, language),
  ...categoryFields('categoriesRo', LINE_IDS, language),
  ...mediaFields(),
  ...seoUrlFields(language),
  ...familyFields(language),
  ...crossSellingFields(language),
  ...deliveryTimeFields(language),
})

function optionFields(association: string, ids: RowIds, language: LanguageCode): Fields {
  const columns = {
    id: sql`o.id`,
    name: textInSql(sql`o.name`, language),
    groupId: sql`o.group_id`,
    position: sql`o.position`,
    colorHexCode: sql`o.colour`,
    'group.id': sql`g.id`,
    'group.name': textInSql(sql`g.name`, language),
    'group.filterable': sql`g.filterable`,
  }
  return prefixed(association, columns, (column) =>
    referenced(
      ids,
      sql`select o.id, (${column})::text from property_option o join property_group g on g.id = o.group_id`,
    ),
  )
}

const CATEGORY_IDS: RowIds = { sql: listSql('category_ids') }

/** Categories of a product and those above them. */
const LINE_IDS: RowIds = {
  costly: 'category line',
  // The lines of all categories are one value, as the texts of `referenced`.
  sql: sql`array(select distinct jsonb_array_elements_text((
    with recursive line as (
      select id, id as above from category
      union select line.id, c.parent_id from line join category c on c.id = line.above where c.parent_id is not null
    ) select jsonb_object_agg(one.id, one.line)
    from (select id, jsonb_agg(above) as line from line group by id) one
  ) -> own.id) from unnest(${CATEGORY_IDS.sql}) own (id) order by 1)`,
}

function categoryFields(association: string, ids: RowIds, language: LanguageCode): Fields {
  const columns = {
    id: sql`c.id`,
    parentId: sql`c.parent_id`,
    name: textInSql(sql`c.name`, language),
    level: sql`c.level`,
    active: sql`c.active`,
    visible: sql`c.active`,
    type: sql`'page'`,
  }
  return prefixed(association, columns, (column) =>
    referenced(ids, sql`select c.id, (${column})::text from category c`),
  )
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
