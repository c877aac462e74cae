import { z } from 'zod'
import { errorOf, warningOf, type Finding } from '#doctor/finding.ts'
import type { ProductSample } from './shop-facts.ts'

const hasFacts = ({ customFields, translated }: ProductSample): boolean =>
  [customFields, translated && 'customFields' in translated ? translated.customFields : undefined].some(
    (fields) => fields && 'profilwerk' in fields && fields.profilwerk !== null,
  )

/** Cut lengths, measures and "price on request" are in one custom field. */
export function customFieldFindings(products: readonly ProductSample[]): Finding[] {
  if (products.length === 0 || products.some(hasFacts)) return []
  return [
    warningOf(
      `None of ${products.length} products has the custom field "profilwerk", so there are no cut lengths, measures, documents or prices on request.`,
      'Fill customFields.profilwerk of those that have such facts, by the Admin API: docs/shopware.md. The set-up makes the field.',
    ),
  ]
}

/** A Shopware writes SEO addresses for sales channels of type Storefront only. */
export function seoAddressFindings(products: readonly ProductSample[]): Finding[] {
  if (products.length === 0 || products.some(({ seoUrls }) => (seoUrls?.length ?? 0) > 0)) return []
  return [
    warningOf(
      'No product has an SEO address, so addresses of pages are made of its name and its id.',
      'A Shopware gives none in a sales channel of type Headless: take one of type Storefront, or leave it.',
    ),
  ]
}

/** Documents of products are in the custom field. */
export const documentUrlsOf = (products: readonly ProductSample[]): string[] =>
  products
    .flatMap(({ customFields }) => documentsSchema.safeParse(customFields).data?.profilwerk.documents ?? [])
    .map(({ url }) => url)

const documentsSchema = z.object({ profilwerk: z.object({ documents: z.array(z.object({ url: z.string() })) }) })

export const pictureUrlsOf = (products: readonly ProductSample[]): string[] =>
  products.flatMap(({ cover }) => cover?.media?.url ?? [])

export const limitFinding = (limit: number): Finding =>
  warningOf(
    `The shop does not give ${limit} products at once, so each list is refused first, and then read by 100.`,
    "Set SHOP_LISTING_LIMIT=100, which is Shopware's own maximum, or raise shopware.api.store.max_limit there.",
  )

/** Numbers of records; undefined if the shop did not send them. */
interface ShopCounts {
  products: number | undefined
  categories: number | undefined
  countries: number | undefined
  /** Active methods that the sales channel has. */
  paymentMethods: number | undefined
  shippingMethods: number | undefined
}

export function emptinessFindings(found: ShopCounts): Finding[] {
  const findings: Finding[] = []
  if (found.countries === 0)
    findings.push(
      errorOf(
        'The sales channel has no country, so nobody can enter an address.',
        'Assign countries to the sales channel in the Shopware (countryId, Payment and shipping).',
      ),
    )
  if (found.paymentMethods === 0) findings.push(methodFinding('payment', 'one without payment, such as invoice,'))
  if (found.shippingMethods === 0) findings.push(methodFinding('shipping', 'one that every customer may use,'))
  if (found.categories === 0)
    findings.push(
      warningOf(
        'No category below the entry category is visible, so the shop has no menu.',
        'Activate categories below the entry category of the sales channel in the Shopware (navigationCategoryId).',
      ),
    )
  if (found.products === 0)
    findings.push(
      warningOf(
        'The sales channel shows no product.',
        'Give products a visibility in the sales channel of SHOP_ACCESS_KEY in the Shopware.',
      ),
    )
  return findings
}

const methodFinding = (kind: 'payment' | 'shipping', which: string): Finding =>
  errorOf(
    `The sales channel has no active ${kind} method, so the shop refuses every quote request.`,
    `Activate ${which} in the Shopware, and assign it to the sales channel of SHOP_ACCESS_KEY (Payment and shipping).`,
  )
