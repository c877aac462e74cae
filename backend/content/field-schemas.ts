import { z } from 'zod'
import { offeredTexts } from '#contracts/offered-texts.ts'
import { markdownToHtml } from './markdown.ts'

/** One text in every language of the site. */
export const localesSchema = offeredTexts(z.string().min(1))

/** Long texts may be a list of lines. */
const linesSchema = z
  .union([z.string(), z.array(z.string())])
  .transform((lines) => (Array.isArray(lines) ? lines.join('\n') : lines))

/** HTML, or Markdown, of which HTML is made. */
const htmlSchema = z.union(
  [linesSchema, z.strictObject({ markdown: linesSchema }).transform(({ markdown }) => markdownToHtml(markdown))],
  'must be HTML, or { "markdown": … } with a text or the name of a file',
)

/** Optional HTML. */
export const bodytextSchema = htmlSchema.default('')

/** Key of a category in the catalogue (`chain-guides`), or an id of the connected shop. */
export const shopKeySchema = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be a key such as chain-guides')

/** `page` is the uid of a page, so that no menu or text has a broken link; `href` is any other address. */
export const linkSchema = z.union([
  z.strictObject({ page: z.int().positive(), anchor: z.string().optional(), label: z.string().min(1).optional() }),
  z.strictObject({
    href: z.string().regex(/^(\/|#|https?:|mailto:|tel:)/, 'must be a path, #mark, or http(s), mailto, tel address'),
    label: z.string().min(1).optional(),
    target: z.literal('_blank').optional(),
  }),
])

/** A file of data/media. */
export const fileSchema = z.strictObject({ file: z.string().min(1), alternative: z.string().default('') })

export type LinkFile = z.output<typeof linkSchema>
export type FileFile = z.output<typeof fileSchema>
