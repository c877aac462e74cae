import { z } from 'zod'
import { LOCALES } from '#contracts/locales.ts'

/** One text in every language that has full text. */
export const localesSchema = z.record(z.enum(LOCALES), z.string().min(1))

/** HTML; long texts as a list of lines, one per block. */
export const htmlSchema = z
  .union([z.string(), z.array(z.string())])
  .transform((lines) => (Array.isArray(lines) ? lines.join('\n') : lines))

/** Key of a category in the catalogue (`chain-guides`), or an id of the shop that is connected. */
export const shopKeySchema = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be a key such as chain-guides')
