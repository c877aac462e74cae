import { z } from 'zod'

/** The parts of TYPO3 headless responses that the checks read. */
const language = z.object({
  twoLetterIsoCode: z.string().nullish(),
  hreflang: z.string().nullish(),
  active: z.coerce.number().nullish(),
  available: z.coerce.number().nullish(),
})
export type SiteLanguage = z.output<typeof language>

export const menuSchema = z.object({
  navigation: z.array(z.object({ link: z.string().nullish(), children: z.array(z.unknown()).nullish() })).nullable(),
  /** Since 3.1 of EXT:headless. */
  i18n: z.array(language).nullish(),
  /** Of our package. */
  navigationAreas: z.unknown().optional(),
})

export type MenuFacts = z.output<typeof menuSchema>

export const redirectSchema = z.object({ redirectUrl: z.string() })

export const pageFactsSchema = z.object({
  content: z.unknown(),
  i18n: z.array(language).nullish(),
  seo: z.object({ link: z.array(z.object({ rel: z.string().nullish(), href: z.string() })).nullish() }).nullish(),
})
export type PageFacts = z.output<typeof pageFactsSchema>

/** Whether a page has no element in any column. */
export const isEmptyPage = ({ content }: PageFacts): boolean =>
  typeof content === 'object' &&
  content !== null &&
  Object.values(content).every((column) => Array.isArray(column) && column.length === 0)

/** Addresses of all files that a response names, of either form of the file object. */
export function fileUrlsOf(json: unknown): string[] {
  if (Array.isArray(json)) return json.flatMap(fileUrlsOf)
  if (typeof json !== 'object' || json === null) return []
  return Object.entries(json).flatMap(([key, value]) =>
    key === 'publicUrl' && typeof value === 'string' ? [value] : fileUrlsOf(value),
  )
}
