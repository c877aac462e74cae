import { eq, inArray } from 'drizzle-orm'
import type { Database } from '#backend/database/open.ts'
import type { LanguageCode } from '#backend/database/schema/columns.ts'
import { propertyGroup, propertyOption } from '#backend/database/schema/catalogue.ts'
import { struct } from '#backend/shop/http/struct.ts'

export type GroupStruct = ReturnType<typeof groupStruct>
export type OptionStruct = ReturnType<typeof optionStruct>

/** Options by id, each with its group. */
export async function readOptions(
  db: Database,
  language: LanguageCode,
  ids: Iterable<string>,
): Promise<Map<string, OptionStruct>> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Map()
  const rows = await db
    .select({ option: propertyOption, group: propertyGroup })
    .from(propertyOption)
    .innerJoin(propertyGroup, eq(propertyGroup.id, propertyOption.groupId))
    .where(inArray(propertyOption.id, wanted))
  const groups = new Map(rows.map(({ group }) => [group.id, groupStruct(group, language)]))
  return new Map(
    rows
      .toSorted((a, b) => a.group.position - b.group.position || a.option.position - b.option.position)
      .map(({ option }) => [option.id, optionStruct(option, groups.get(option.groupId) as GroupStruct, language)]),
  )
}

function groupStruct(row: typeof propertyGroup.$inferSelect, language: LanguageCode) {
  const name = row.name[language]
  return struct('property_group', {
    id: row.id,
    name,
    displayType: 'text',
    sortingType: 'position',
    filterable: row.filterable,
    visibleOnProductDetailPage: row.visible,
    position: row.position,
    customFields: {},
    translated: { name, description: null, position: row.position, customFields: {} },
  })
}

function optionStruct(row: typeof propertyOption.$inferSelect, group: GroupStruct, language: LanguageCode) {
  const name = row.name[language]
  return struct('property_group_option', {
    id: row.id,
    groupId: row.groupId,
    name,
    position: row.position,
    ...(row.colour === null ? {} : { colorHexCode: row.colour }),
    customFields: {},
    group,
    translated: { name, position: row.position, customFields: {} },
  })
}

/** The options by group, groups and options in their order; `group` is left out of the options, as in a Shopware. */
export function groupsOf<Option extends OptionStruct>(options: Iterable<Option>) {
  const groups = Map.groupBy(options, (option) => option.groupId)
  return [...groups.values()]
    .map((members) => ({
      ...(members[0] as Option).group,
      options: members
        .toSorted((a, b) => a.position - b.position)
        .map(({ group: _, ...option }) => option as Omit<Option, 'group'>),
    }))
    .toSorted((a, b) => a.position - b.position)
}
