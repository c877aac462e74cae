import { z } from 'zod'
import { readSource } from './read-source.ts'
import { textSchema } from './text-schema.ts'

const categorySchema = z.strictObject({
  name: textSchema,
  slug: textSchema,
  description: textSchema,
  /** Number of the product whose picture represents the category. */
  pictureOf: z.string(),
})

export type CategorySource = z.output<typeof categorySchema>

/** Categories by key in the order of the navigation, from data/demo/categories.json. */
export const CATEGORIES = readSource(
  'categories.json',
  z.record(z.string(), categorySchema.extend({ children: z.record(z.string(), categorySchema).default({}) })),
)

/** The category's key and its parent's, deepest first; undefined if there is no such category. */
export function categoryPath(key: string): string[] | undefined {
  if (key in CATEGORIES) return [key]
  const root = Object.keys(CATEGORIES).find((parent) => key in (CATEGORIES[parent]?.children ?? {}))
  return root === undefined ? undefined : [key, root]
}
