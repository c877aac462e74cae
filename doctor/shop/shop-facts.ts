import { z } from 'zod'

/**
 * The parts of a Shopware's responses that the checks read. Other fields do not matter here, nor whether these are
 * right.
 */
const domain = z.object({ url: z.string(), languageId: z.string() })

export const shopContextSchema = z.object({
  context: z.object({ taxState: z.string() }),
  currency: z.object({ isoCode: z.string() }),
  paymentMethod: z.object({ id: z.string(), name: z.string().nullish() }).nullish(),
  currentCustomerGroup: z.object({ name: z.string().nullish() }).nullish(),
  salesChannel: z.object({
    name: z.string().nullish(),
    navigationCategoryId: z.string(),
    domains: z.array(domain).nullish(),
  }),
  /** Since 6.7. */
  languageInfo: z.object({ localeCode: z.string() }).nullish(),
})
export type ContextFacts = z.output<typeof shopContextSchema>

const language = z.object({
  id: z.string(),
  name: z.string(),
  translationCode: z.object({ code: z.string() }).nullish(),
})
export type ShopLanguage = z.output<typeof language>
export const shopLanguagesSchema = z.object({ elements: z.array(language) })

/** Categories below the entry category. */
export const shopMenuSchema = z.array(z.object({ id: z.string() }))

export const totalSchema = z.object({ total: z.number() })
export const elementsSchema = z.object({ elements: z.array(z.unknown()) })

const sample = z.object({
  cover: z.object({ media: z.object({ url: z.string() }).nullish() }).nullish(),
  customFields: z.record(z.string(), z.unknown()).or(z.array(z.unknown())).nullish(),
  translated: z
    .object({ customFields: z.record(z.string(), z.unknown()).or(z.array(z.unknown())).nullish() })
    .or(z.array(z.unknown()))
    .nullish(),
  seoUrls: z.array(z.unknown()).nullish(),
})
export type ProductSample = z.output<typeof sample>
export const productSamplesSchema = z.object({ elements: z.array(sample) })

const errors = z.object({ errors: z.array(z.object({ code: z.string().nullish() })) })

/** Codes of a refusal of the Store API; empty for anything else. */
export const codesOfRefusal = (json: unknown): string[] =>
  errors.safeParse(json).data?.errors.map(({ code }) => code ?? '') ?? []
