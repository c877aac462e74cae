import { z } from 'zod'
import { LOCALES } from '#contracts/locales.ts'

const texts = z.record(z.enum(LOCALES), z.string().min(1))

const part = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('paragraph'), text: z.string() }),
  z.strictObject({ kind: z.literal('bullets'), title: z.string(), items: z.array(z.string()) }),
  z.strictObject({
    kind: z.literal('pairs'),
    title: z.string(),
    rows: z.array(z.strictObject({ name: z.string(), value: z.string() })),
  }),
])

/** A document of the demo company: `documents/<key>.json`. */
export const demoDocumentSchema = z
  .strictObject({
    id: z.int().positive(),
    category: z.string(),
    version: z.string(),
    /** Of the text; raise it with every change. */
    date: z.iso.date(),
    title: texts,
    /** Below the title. */
    name: texts,
    /** The texts, or the uid of the page that has them. */
    page: z.int().positive().optional(),
    parts: z.record(z.enum(LOCALES), z.array(part)).optional(),
  })
  .refine(({ page, parts }) => (page === undefined) !== (parts === undefined), 'needs either a page or parts')

export type DemoDocument = z.output<typeof demoDocumentSchema>
export type DemoPart = z.output<typeof part>
