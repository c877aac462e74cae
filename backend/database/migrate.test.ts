import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CZECH, DUTCH, ENGLISH, GERMAN } from '#contracts/shop/languages.ts'
import { ALL_KINDS, createEmptyDatabase, describeOnBothDatabases } from '#test/support/database.ts'
import { newId } from './id.ts'
import { migrate } from './migrate.ts'
import type { OpenedDatabase } from './database.ts'
import { language, media, product } from './schema/catalogue.ts'

const suite = (open: () => Promise<OpenedDatabase>) => {
  let database: OpenedDatabase
  beforeAll(async () => {
    database = await open()
  })

  test('has the languages with their contract ids', async () => {
    const rows = await database.db.select().from(language)
    expect(Object.fromEntries(rows.map((row) => [row.code, row.id]))).toEqual({
      'de-DE': GERMAN,
      'en-GB': ENGLISH,
      'nl-NL': DUTCH,
      'cs-CZ': CZECH,
    })
  })

  test('returns the values that were written', async () => {
    const id = newId()
    const content = new Uint8Array([0, 1, 127, 128, 255])
    await database.db.insert(media).values({
      id,
      fileName: 'a.pdf',
      mimeType: 'application/pdf',
      content,
      size: 5,
      alt: { de: 'Größe "5"', en: 'Size' },
    })
    const [row] = await database.db.select().from(media).where(eq(media.id, id))
    expect(new Uint8Array(row?.content ?? [])).toEqual(content)
    expect(row?.alt).toEqual({ de: 'Größe "5"', en: 'Size' })

    const name = { de: 'T', en: 'T' }
    const facts = { de: { priceOnRequest: true }, en: { highlights: ["it's"] } }
    const values = {
      id,
      productNumber: 'T-1',
      position: 1,
      stock: 3,
      priceNet: '12.50',
      name,
      description: name,
      facts,
    }
    await database.db.insert(product).values({ ...values, optionIds: ['a', 'b,c "d"'] })
    const [stored] = await database.db.select().from(product).where(eq(product.id, id))
    expect(stored).toMatchObject({ ...values, optionIds: ['a', 'b,c "d"'], mediaIds: [], active: true, weight: null })
    expect(stored?.createdAt).toBeInstanceOf(Date)
  })

  test('keeps nothing of a transaction that throws', async () => {
    const id = newId()
    const failing = database.db.transaction(async (tx) => {
      await tx.insert(language).values({ id, code: 'xx', name: 'x' })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await database.db.select().from(language).where(eq(language.id, id))).toEqual([])
  })

  test('is not migrated twice', async () => {
    expect(await migrate(database.db)).toEqual([])
  })
}

describeOnBothDatabases('The migrated schema', suite, { inFolder: true })

describe.each(ALL_KINDS)('migrate on %s', (kind) => {
  let database: OpenedDatabase
  let folder: string
  beforeAll(async () => {
    database = await createEmptyDatabase(kind)
    folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  })
  afterAll(async () => {
    await database.close()
    await rm(folder, { recursive: true })
  })
  const write = (name: string, text: string) => writeFile(join(folder, name), text)

  test('applies each file once, although several callers start at the same time', async () => {
    await write('0001-one.sql', "create table one (a text); -- a; b\ninsert into one values ('x;y''z');")
    await write('0002-two.sql', 'create function two() returns int language sql as $$ select 1; $$;\n-- end;\n')
    const runs = await Promise.all([1, 2, 3, 4].map(() => migrate(database.db, folder)))
    expect(runs.flat().toSorted()).toEqual(['0001-one.sql', '0002-two.sql'])
    expect((await database.query('select a from one')).rows).toEqual([{ a: "x;y'z" }])
    expect((await database.query('select two() as n')).rows).toEqual([{ n: 1 }])
  })

  test('undoes a failing file and names the statement', async () => {
    await write('0003-bad.sql', 'create table three (a int);\ninsert into nowhere values (1);')
    await expect(migrate(database.db, folder)).rejects.toThrow(
      'Migration 0003-bad.sql, statement 2: relation "nowhere" does not exist',
    )
    await write('0003-bad.sql', 'create table three (a int);')
    expect(await migrate(database.db, folder)).toEqual(['0003-bad.sql'])
  })

  test('refuses a file that was changed after it was applied', async () => {
    await write('0002-two.sql', 'select 2;')
    await expect(migrate(database.db, folder)).rejects.toThrow('Migration 0002-two.sql was applied in another version')
  })

  test('refuses a database that a newer version has changed, and changes nothing itself', async () => {
    const older = await mkdtemp(join(tmpdir(), 'migrations-'))
    await writeFile(join(older, '0001-one.sql'), 'select 1;')
    await writeFile(join(older, '0009-own.sql'), 'create table own (a int);')
    await expect(migrate(database.db, older)).rejects.toThrow(
      'The database belongs to a newer version of this program, which has changed it (0002-two.sql, 0003-bad.sql).',
    )
    await rm(older, { recursive: true })
    expect((await database.query("select to_regclass('own') as own")).rows).toEqual([{ own: null }])
  })
})
