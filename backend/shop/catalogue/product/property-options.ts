import { asc, eq, inArray } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Database } from '#backend/database/database.ts'
import type { LanguageCode } from '#backend/database/schema/columns.ts'
import { propertyGroup, propertyOption } from '#backend/database/schema/catalogue.ts'
import { ownText, textIn } from '#backend/database/schema/fallback.ts'
import { cacheByVersion } from '#backend/shop/catalogue/catalogue-version.ts'
import { rowFields, struct } from '#backend/http/struct.ts'

export type GroupStruct = ReturnType<typeof groupStruct>
export type OptionStruct = ReturnType<typeof optionStruct>

/** Reads all options by id, each with its group, in the order of groups and options. */
export const readAllOptions = cacheByVersion(({ db, languageCode }) => select(db, languageCode, undefined))

/** Reads some options by id without the cache, for use inside a transaction. */
export const readOptions = (db: Database, language: LanguageCode, ids: Iterable<string>) =>
  select(db, language, inArray(propertyOption.id, [...new Set(ids)]))

async function select(
  db: Database,
  language: LanguageCode,
  where: SQL | undefined,
): Promise<ReadonlyMap<string, OptionStruct>> {
  const rows = await db
    .select({ option: propertyOption, group: propertyGroup })
    .from(propertyOption)
    .innerJoin(propertyGroup, eq(propertyGroup.id, propertyOption.groupId))
    .where(where)
    .orderBy(asc(propertyGroup.position), asc(propertyOption.position), asc(propertyOption.id))
  const groups = new Map(rows.map(({ group }) => [group.id, groupStruct(group, language)]))
  return new Map(
    rows.map(({ option }) => [option.id, optionStruct(option, groups.get(option.groupId) as GroupStruct, language)]),
  )
}

export function groupStruct(row: typeof propertyGroup.$inferSelect, language: LanguageCode) {
  const name = textIn(row.name, language)
  return struct('property_group', {
    ...rowFields(),
    id: row.id,
    name: ownText(row.name, language),
    description: null,
    displayType: 'text',
    sortingType: 'position',
    filterable: row.filterable,
    visibleOnProductDetailPage: row.visible,
    position: row.position,
    options: null,
    translated: { name, description: null, position: row.position, customFields: {} },
  })
}

export function optionStruct(row: typeof propertyOption.$inferSelect, group: GroupStruct, language: LanguageCode) {
  const name = textIn(row.name, language)
  return struct('property_group_option', {
    ...rowFields(),
    id: row.id,
    groupId: row.groupId,
    name: ownText(row.name, language),
    position: row.position,
    colorHexCode: row.colour,
    mediaId: null,
    media: null,
    group,
    translated: { name, position: row.position, customFields: {} },
  })
}

/** Groups options. Groups and options are in their order. */
export function toGroups<Option extends OptionStruct>(options: Iterable<Option>) {
  const groups = Map.groupBy(options, (option) => option.groupId)
  return [...groups.values()]
    .map((members) => ({
      ...(members[0] as Option).group,
      options: members.toSorted((a, b) => a.position - b.position),
    }))
    .toSorted((a, b) => a.position - b.position)
}
