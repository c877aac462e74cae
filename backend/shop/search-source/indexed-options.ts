import { sql } from 'drizzle-orm'
import type { Database } from '#backend/database/database.ts'
import type { Translated } from '#backend/database/schema/columns.ts'
import type { IndexedOption } from '#contracts/search/index-source.ts'
import { inEachLocale } from './locale-texts.ts'

type Row = Record<'id' | 'filter' | 'key', string> & {
  position: number
  name: Translated<string>
  label: Translated<string>
}

export async function readIndexedOptions(db: Database): Promise<IndexedOption[]> {
  const { rows } = await db.execute<Row>(sql`
    select o.id, g.key as filter, o.key, o.position, o.name, g.name as label
    from property_option o join property_group g on g.id = o.group_id order by g.position, o.position, o.id`)
  return rows.map(({ name, label, ...own }) => ({ ...own, names: inEachLocale(name), labels: inEachLocale(label) }))
}
