import { z } from 'zod'
import { parseJson } from '#backend/files/parse-json.ts'
import { SAME_BASE_PATHS, type BasePaths } from '#contracts/content/links/site-address.ts'
import { LOCALES } from '#contracts/locales.ts'

const basePathsSchema = z.partialRecord(
  z.enum(LOCALES),
  z
    .string()
    .regex(/^(\/|(\/[\w.-]+)+\/?)$/)
    .transform((path) => path.replace(/\/$/, '')),
)

/** Reads the setting CONTENT_BASE_PATHS: a path for each language, the others as on this site. */
export function readBasePaths(text: string, context: z.RefinementCtx): BasePaths {
  const parsed = basePathsSchema.safeParse(parseJson(text))
  const basePaths = { ...SAME_BASE_PATHS, ...parsed.data }
  if (parsed.success && new Set(Object.values(basePaths)).size === LOCALES.length) return basePaths
  const message = parsed.success
    ? 'two languages have the same base path'
    : 'must be JSON such as {"de":"/","en":"/en"}: a path for each locale'
  context.addIssue({ code: 'custom', message })
  return z.NEVER
}
