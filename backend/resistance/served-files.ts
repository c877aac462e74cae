import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { parseJson } from '#backend/files/parse-json.ts'
import { whenMissing } from '#backend/files/system-error.ts'
import { type Locale, perLocale } from '#contracts/locales.ts'
import { DILUTIONS, SOURCE_KINDS, WATER_KINDS, type ResistanceTable } from '#contracts/resistance/resistance-table.ts'

/** Files that `npm run import:resistance` writes, in the folder of the rows. */
export const SERVED = { table: 'served/table.json', formulas: 'served/formulas.json' } as const

const names = z.strictObject(perLocale(() => z.string()) satisfies Record<Locale, z.ZodString>)
const test = z.strictObject({
  concentration: z.union([z.number(), z.enum(['UD', 'SS', 'CA'])]),
  temperature: z.union([z.number(), z.literal('RT')]),
  ratings: z.string().regex(/^[ABCO-]+$/),
  sources: z.string().regex(/^[\d-]+$/),
})

export const tableSchema: z.ZodType<ResistanceTable> = z.strictObject({
  polymers: z.array(z.string()),
  materials: z.array(
    z.strictObject({
      name: z.string(),
      polymer: z.number().int(),
      family: names,
      priceClass: z.number().int(),
      temperatures: z.tuple([z.number(), z.number()]),
      shortTime: z.number(),
    }),
  ),
  sources: z.array(z.strictObject({ kind: z.enum(SOURCE_KINDS), name: z.string() })),
  groups: z.array(z.strictObject({ key: z.string(), names })),
  chemicals: z.array(
    z.strictObject({
      key: z.string(),
      names,
      otherNames: z.array(z.string()),
      cas: z.string(),
      formula: z.string(),
      group: z.number().int(),
      pipeGroup: z.number().int().exactOptional(),
      water: z.enum(WATER_KINDS).exactOptional(),
      dilution: z.enum(DILUTIONS).exactOptional(),
      isDrawn: z.boolean(),
      asked: z.number().int().exactOptional(),
      tests: z.array(test),
    }),
  ),
  reactions: z.array(
    z.strictObject({
      first: z.array(z.number().int()),
      second: z.array(z.number().int()),
      danger: names,
      source: z.string(),
    }),
  ),
})

/** Drawings by the key of their chemical, with their descriptions. */
export const formulasSchema = z.record(
  z.string(),
  z.strictObject({ smiles: z.string(), svg: z.string().regex(/^<svg [^]*<\/svg>$/) }),
)
export type StructuralFormulas = z.output<typeof formulasSchema>

export interface ServedFiles {
  table: ResistanceTable
  formulas: StructuralFormulas
}

/** @throws Error that names a file that is missing or has another form, and the command that writes it */
export async function readServedFiles(folder: string): Promise<ServedFiles> {
  const table = await readAs(tableSchema, join(folder, SERVED.table))
  const formulas = await readAs(formulasSchema, join(folder, SERVED.formulas))
  return { table, formulas }
}

async function readAs<Value>(schema: z.ZodType<Value>, path: string): Promise<Value> {
  const text = await readFile(path, 'utf8').catch(whenMissing(undefined))
  if (text === undefined) throw new Error(`${path} is missing: run npm run import:resistance.`)
  const { data, error } = schema.safeParse(parseJson(text))
  if (error) throw new Error(`${path} is wrong: run npm run import:resistance.\n${z.prettifyError(error)}`)
  return data
}

/** Texts of the files, a line for each chemical, so that a change is a small difference. */
export function toTexts({ table, formulas }: ServedFiles): Record<keyof typeof SERVED, string> {
  const { chemicals, ...rest } = table
  const head = JSON.stringify(rest).slice(0, -1)
  const lines = (values: readonly string[]) => `\n${values.join(',\n')}\n`
  return {
    table: `${head},"chemicals":[${lines(chemicals.map((chemical) => JSON.stringify(chemical)))}]}\n`,
    formulas: `{${lines(Object.entries(formulas).map(([key, one]) => `${JSON.stringify(key)}:${JSON.stringify(one)}`))}}\n`,
  }
}

/** Replaces each file in one step, so that a server that starts meanwhile never reads half a file. */
export async function writeServed(folder: string, files: ServedFiles): Promise<void> {
  const texts = toTexts(files)
  await mkdir(join(folder, 'served'), { recursive: true })
  for (const name of ['formulas', 'table'] as const) {
    const path = join(folder, SERVED[name])
    await writeFile(`${path}.part`, texts[name])
    await rename(`${path}.part`, path)
  }
}
