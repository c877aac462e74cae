import { z } from 'zod'
import { EARLIER_ENTRIES, type FormEntry, PAGE_WORDS } from '#contracts/content/forms/form-entries.ts'
import type { PostedValues } from './read-posted.server.ts'

const text = z.string().max(10_000)
const entriesSchema = z.array(z.object({ name: text, label: text, value: text })).max(200)
const wordsSchema = z
  .array(z.object({ name: text, label: text, options: z.array(z.object({ value: text, label: text })).max(500) }))
  .max(200)

/**
 * The entries of a form of several pages so far, those of the posted page among them. EXT:headless sends none to its
 * summary page. A file has the name that its visitor sent. A page that is sent again without it has no file: EXT:form
 * drops its own, too. Only their visitor can change them, and only for himself: the content system has its own.
 */
export function readEntries(posted: PostedValues, fileNames: PostedValues): FormEntry[] {
  const words = read(wordsSchema, posted.get(PAGE_WORDS)?.[0])
  const earlier = read(entriesSchema, posted.get(EARLIER_ENTRIES)?.[0])
  const here = words.map(({ name, label, options }) => {
    const given = (posted.get(name) ?? fileNames.get(name) ?? []).filter(Boolean)
    return {
      name,
      label,
      value: given.map((value) => options.find((option) => option.value === value)?.label ?? value).join(', '),
    }
  })
  const names = new Set(here.map(({ name }) => name))
  return [...earlier.filter(({ name }) => !names.has(name)), ...here.filter(({ value }) => value !== '')]
}

/** A field that a visitor has broken is left out. */
function read<T>(schema: z.ZodType<T[]>, json: string | undefined): T[] {
  try {
    return schema.safeParse(JSON.parse(json ?? '[]')).data ?? []
  } catch (error) {
    if (error instanceof SyntaxError) return []
    throw error
  }
}
