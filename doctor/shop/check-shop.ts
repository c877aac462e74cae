import type { ZodType } from 'zod'
import { ACCESS_KEY, INCLUDE_SEO_URLS } from '#contracts/shop/headers.ts'
import type { Answer, Ask } from '#doctor/ask.ts'
import { fileFindings } from '#doctor/file-findings.ts'
import { errorOf, type Finding } from '#doctor/finding.ts'
import { pictureFindings } from '#doctor/picture-findings.ts'
import { unreachable } from '#doctor/unreachable.ts'
import { DEMO_ACCESS_KEY, type Config } from '#server/config.ts'
import {
  customFieldFindings,
  documentUrlsOf,
  emptinessFindings,
  limitFinding,
  pictureUrlsOf,
  seoAddressFindings,
} from './catalogue-findings.ts'
import { domainFindings, originsOf, paymentFindings, priceFindings, versionFindings } from './context-findings.ts'
import { languageDomainFindings, languageFindings } from './language-findings.ts'
import { failureFindings, refusalFinding } from './refusal.ts'
import {
  codesOfRefusal,
  elementsSchema,
  shopMenuSchema,
  shopContextSchema,
  shopLanguagesSchema,
  productSamplesSchema,
  totalSchema,
} from './shop-facts.ts'

type ShopSettings = Pick<Config, 'shop' | 'publicUrl' | 'imageOrigins'>

/** Number of products that are checked for pictures and custom fields. */
const SAMPLE = 50
const MENU = '/navigation/main-navigation/main-navigation'

/**
 * Sends a Shopware the requests of a page. It changes nothing there: each request begins a session that is never used.
 */
export async function checkShop({ shop, publicUrl, imageOrigins }: ShopSettings, ask: Ask): Promise<Finding[]> {
  const url = shop.url ?? ''
  const headers = { [ACCESS_KEY]: shop.accessKey }
  const post = (path: string, body: object, more: Record<string, string> = {}) =>
    ask(url + path, { method: 'POST', headers: { ...headers, ...more }, body })
  try {
    const first = await ask(`${url}/context`, { headers })
    const refusal = refusalFinding(first, url, shop.accessKey === DEMO_ACCESS_KEY)
    if (refusal) return [refusal]
    const context = read(shopContextSchema, first.json)
    if (!context)
      return [errorOf(`What answers at ${url} is no Shopware: its context has no sales channel.`, 'Correct SHOP_URL.')]
    const { navigationCategoryId } = context.salesChannel

    const languages = await post('/language', { limit: 100 })
    const listing = await post(`/product-listing/${navigationCategoryId}`, {
      limit: shop.listingLimit,
      'no-aggregations': true,
      includes: { product: ['id'] },
    })
    const sample = { limit: SAMPLE, associations: { cover: { associations: { media: {} } } } }
    const products = await post('/product', sample, { [INCLUDE_SEO_URLS]: 'true' })
    const menu = await post(MENU, { depth: 1, buildTree: true })
    const countries = await post('/country', { limit: 1 })
    const payment = await post('/payment-method', { limit: 1 })
    const shipping = await post('/shipping-method', { limit: 1 })
    const [category] = read(shopMenuSchema, menu.json) ?? []
    // A 6.6 fails for the entry category, and logs that as critical.
    const breadcrumb =
      category && !context.languageInfo
        ? await ask(`${url}/breadcrumb/${category.id}?type=category`, { headers })
        : undefined

    const spoken = read(shopLanguagesSchema, languages.json)?.elements
    const samples = read(productSamplesSchema, products.json)?.elements ?? []
    const blocked = pictureFindings(pictureUrlsOf(samples), {
      imageOrigins: [...imageOrigins, ...originsOf(context)],
      publicUrl,
      setting: 'SHOP_URL',
    })
    const files = [pictureUrlsOf(samples), documentUrlsOf(samples)].flatMap((urls) => urls.slice(0, 1))
    return [
      ...(spoken ? languageFindings(spoken, shop.languageIds) : []),
      ...domainFindings(context, publicUrl, shop.storefrontUrl),
      ...(isTooMuch(listing) ? [limitFinding(shop.listingLimit)] : failureFindings({ listing })),
      ...failureFindings({
        languages,
        products,
        menu,
        countries,
        'payment methods': payment,
        'shipping methods': shipping,
      }),
      ...priceFindings(context),
      ...paymentFindings(context),
      ...(blocked.length > 0 ? blocked : await fileFindings(files, { publicUrl, setting: 'SHOP_URL' }, ask)),
      ...emptinessFindings({
        products: read(productSamplesSchema, products.json)?.elements.length,
        categories: Array.isArray(menu.json) ? menu.json.length : undefined,
        countries: read(totalSchema, countries.json)?.total,
        paymentMethods: read(elementsSchema, payment.json)?.elements.length,
        shippingMethods: read(elementsSchema, shipping.json)?.elements.length,
      }),
      ...customFieldFindings(samples),
      ...seoAddressFindings(samples),
      ...languageDomainFindings(context, spoken ?? [], shop.languageIds),
      ...versionFindings(context, !breadcrumb || !isUnknownRoute(breadcrumb)),
    ]
  } catch (error) {
    return [unreachable(error, 'SHOP_URL', new URL(url).origin)]
  }
}

const isTooMuch = ({ json }: Answer): boolean => codesOfRefusal(json).includes('FRAMEWORK__QUERY_LIMIT_EXCEEDED')

/** A category that does not exist is a 404 with a code of its own. */
const isUnknownRoute = ({ status, json }: Answer): boolean => status === 404 && codesOfRefusal(json).includes('0')

const read = <T>(schema: ZodType<T>, json: unknown): T | undefined => schema.safeParse(json).data
