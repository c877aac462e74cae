import type { StoreApi } from '#contracts/shop/store-api.ts'
import { CATEGORY_PAGE_ID, PRODUCT_PAGE_ID } from '#backend/shop/catalogue/category/cms-page.ts'
import { criteriaFor } from './criteria.ts'
import type { Random } from './random.ts'

/** Ids that exist in the shop under test, so that inputs reach further than "not found". */
export interface KnownIds {
  product: string
  category: string
  country: string
}

export interface FuzzCall {
  /** Values of the placeholders in the operation's path. */
  path?: Record<string, string>
  /** A valid body, or random criteria; mutated afterwards. */
  body?: unknown
}

type Make = (random: Random, ids: KnownIds) => FuzzCall

const PRODUCT = [
  'id',
  'parentId',
  'productNumber',
  'name',
  'description',
  'active',
  'available',
  'stock',
  'price',
  'weight',
  'createdAt',
  'deliveryTimeId',
  'displayGroup',
  'optionIds',
  'options.id',
  'propertyIds',
  'categoryTree',
  'product.categories.id',
  'position',
  'shippingFree',
  'restockTime',
  'releaseDate',
  'tagIds',
  'categoriesRo.id',
  'options.group.name',
  'seoUrls.seoPathInfo',
  'customFields.profilwerk.food',
  'customFields.own',
  'visibilities.visibility',
]
const CATEGORY = ['id', 'parentId', 'level', 'name', 'description', 'active', 'type', 'position']
const SEO_URL = [
  'id',
  'languageId',
  'salesChannelId',
  'routeName',
  'foreignKey',
  'pathInfo',
  'seoPathInfo',
  'isCanonical',
]
const ORDER = ['id', 'orderNumber', 'deepLinkCode', 'createdAt', 'orderDateTime', 'amountTotal']
const NAMED = ['id', 'name', 'position', 'active']

const criteria =
  (fields: readonly string[]): Make =>
  (random) => ({ body: criteriaFor(random, fields) })
const nothing: Make = () => ({})

const listing: Make = (random, { category }) => ({
  path: { categoryId: category, navigationId: category },
  body: {
    ...criteriaFor(random, PRODUCT),
    p: 1,
    order: 'name-asc',
    properties: category,
    'min-price': 1,
    'max-price': '100',
    'property-whitelist': [category],
    'only-aggregations': random.pick([true, 0, '1']),
  },
})

const searched: Make = (random) => ({
  body: {
    ...criteriaFor(random, PRODUCT),
    p: 1,
    order: 'score',
    search: random.pick(['kette', 't-08b', '', 7, ['x']]),
  },
})

const payload = { cut_length: 500, plastic_format: { strength: 10, width: 500, length: 1000 }, description: 'x' }

const ADDRESS = { firstName: 'A', lastName: 'B', street: 'Weg 2', zipcode: '12345', city: 'Ort', title: 'Dr.' }
const NEW_PASSWORD = { newPassword: 'Neues-geheim-12', newPasswordConfirm: 'Neues-geheim-12' }
const addressOnly: Make = (_, { country }) => ({ path: { addressId: country } })

/** A generator for each operation; a new operation does not compile without one. */
export const CALLS: Record<keyof StoreApi, Make> = {
  'GET /context': nothing,
  'PATCH /context': (_, { country }) => ({
    body: { languageId: country, countryId: country, currencyId: 'x', billingAddressId: country, paymentMethodId: 'y' },
  }),
  'POST /navigation/{activeId}/{rootId}': (random, { category }) => ({
    path: { activeId: category, rootId: random.pick([category, 'main-navigation', 'footer-navigation']) },
    body: {
      ...criteriaFor(random, CATEGORY),
      depth: random.pick([1, '2', 99]),
      buildTree: random.pick([true, 'false']),
    },
  }),
  'POST /category/{navigationId}': listing,
  'GET /_info/openapi3.json': nothing,
  'GET /_info/routes': nothing,
  'POST /landing-page/{landingPageId}': (_, { category }) => ({ path: { landingPageId: category } }),
  'POST /cms/{id}': (random, ids) => ({
    ...listing(random, ids),
    path: { id: random.pick([CATEGORY_PAGE_ID, PRODUCT_PAGE_ID, ids.category]) },
  }),
  'POST /category': criteria(CATEGORY),
  'POST /product-listing/{categoryId}': listing,
  'POST /search': searched,
  'POST /search-suggest': searched,
  'GET /product/purchase-limit': (_, { product, category }) => ({ body: { ids: [product, category] } }),
  'POST /product/{productId}': (random, { product }) => ({
    path: { productId: product },
    body: { ...criteriaFor(random, PRODUCT), skipConfigurator: true, skipCmsPage: random.pick([0, 1]) },
  }),
  'POST /product': criteria(PRODUCT),
  'POST /product/{productId}/cross-selling': (random, { product }) => ({
    path: { productId: product },
    body: criteriaFor(random, PRODUCT),
  }),
  'POST /product/{productId}/reviews': (random, { product }) => ({
    path: { productId: product },
    body: criteriaFor(random, PRODUCT),
  }),
  'POST /product/{productId}/find-variant': (random, { product, category }) => ({
    path: { productId: product },
    body: { options: random.pick([[category], { [category]: category, [product]: product }]), switchedGroup: category },
  }),
  'POST /product/{productId}/review': (_, { product }) => ({
    path: { productId: product },
    body: { title: 'x', content: 'y', points: 5 },
  }),
  'GET /breadcrumb/{id}': (random, { product, category }) => ({
    path: { id: random.pick([product, category]) },
    query: { type: random.pick(['product', 'category', 'x']), referrerCategoryId: category },
  }),
  'POST /sitemap': nothing,
  'POST /seo-url': criteria(SEO_URL),
  'GET /checkout/cart': nothing,
  'POST /checkout/cart/line-item': (_, { product }) => ({
    body: { items: [{ type: 'product', id: 'line', referencedId: product, quantity: 2, payload }] },
  }),
  'PATCH /checkout/cart/line-item': () => ({ body: { items: [{ id: 'line', quantity: 3, payload }] } }),
  'POST /checkout/cart/line-item/delete': () => ({ body: { ids: ['line'] } }),
  'DELETE /checkout/cart': nothing,
  'POST /checkout/order': () => ({ body: { customerComment: 'x', hash: 'y' } }),
  'POST /account/register': (random, { country }) => ({
    body: {
      guest: random.percent(70),
      password: 'Sehr-geheim-12',
      email: `fuzz-${random.below(1e6)}@example.com`,
      firstName: 'Erika',
      lastName: 'Muster',
      accountType: random.pick(['private', 'business']),
      acceptedDataProtection: true,
      storefrontUrl: 'http://localhost:3000',
      billingAddress: { street: 'Weg 1', zipcode: '12345', city: 'Ort', countryId: country, company: 'x' },
      shippingAddress: { firstName: 'A', lastName: 'B', street: 'Weg 2', city: 'Ort', countryId: country },
    },
  }),
  'POST /account/register-confirm': () => ({ body: { hash: 'x'.repeat(32), em: 'y'.repeat(40) } }),
  'POST /account/login': (random) => ({
    body: { username: `fuzz-${random.below(9)}@example.com`, password: 'Sehr-geheim-12' },
  }),
  'POST /account/login/imitate-customer': (_, { country }) => ({
    body: { token: 'x', customerId: country, userId: country },
  }),
  'POST /account/logout': nothing,
  'POST /account/recovery-password': (random) => ({
    body: { email: `fuzz-${random.below(9)}@example.com`, storefrontUrl: 'http://localhost:3000' },
  }),
  'POST /account/customer-recovery-is-expired': () => ({ body: { hash: 'x'.repeat(32) } }),
  'POST /account/recovery-password-confirm': () => ({ body: { hash: 'x'.repeat(32), ...NEW_PASSWORD } }),
  'POST /account/change-password': () => ({ body: { password: 'Sehr-geheim-12', ...NEW_PASSWORD } }),
  'POST /account/change-email': (random) => {
    const email = `fuzz-${random.below(9)}@example.com`
    return { body: { email, emailConfirmation: email, password: 'Sehr-geheim-12' } }
  },
  'POST /account/change-email-confirm': () => ({ body: { hash: 'x'.repeat(32), em: 'y'.repeat(40) } }),
  'POST /account/convert-guest': (random) => ({
    body: {
      password: 'Sehr-geheim-12',
      ...random.pick([{}, { deepLinkCode: 'a'.repeat(32), email: 'fuzz@example.com', zipcode: '12345' }]),
    },
  }),
  'DELETE /account/customer': nothing,
  'POST /account/change-profile': (random) => ({
    body: {
      firstName: 'A',
      lastName: 'B',
      accountType: random.pick(['private', 'business']),
      company: 'x',
      title: 'y',
    },
  }),
  'POST /account/newsletter-recipient': criteria(NAMED),
  'POST /newsletter/subscribe': (random) => ({
    body: {
      email: `fuzz-${random.below(9)}@example.com`,
      option: random.pick(['subscribe', 'direct', 'confirmSubscribe', 'unsubscribe', 'x']),
      storefrontUrl: 'http://localhost:3000',
    },
  }),
  'POST /newsletter/confirm': () => ({ body: { hash: 'x'.repeat(32), em: 'y'.repeat(40) } }),
  'POST /newsletter/unsubscribe': (random) => ({ body: { email: `fuzz-${random.below(9)}@example.com` } }),
  'POST /customer/wishlist': criteria(PRODUCT),
  'POST /customer/wishlist/add/{productId}': (_, { product }) => ({ path: { productId: product } }),
  'DELETE /customer/wishlist/delete/{productId}': (_, { product }) => ({ path: { productId: product } }),
  'POST /customer/wishlist/merge': (_, { product, category }) => ({ body: { productIds: [product, category] } }),
  'POST /contact-form': (random) => ({
    body: {
      email: `fuzz-${random.below(9)}@example.com`,
      subject: 'x',
      comment: 'y',
      firstName: 'A',
      lastName: 'B',
      phone: '1',
    },
  }),
  'POST /account/address': (_, { country }) => ({ body: { ...ADDRESS, countryId: country } }),
  'PATCH /account/address/{addressId}': (_, { country }) => ({
    path: { addressId: country },
    body: { ...ADDRESS, countryId: country },
  }),
  'DELETE /account/address/{addressId}': addressOnly,
  'PATCH /account/address/default-billing/{addressId}': addressOnly,
  'PATCH /account/address/default-shipping/{addressId}': addressOnly,
  'POST /account/customer': criteria(NAMED),
  'POST /account/list-address': criteria(NAMED),
  'POST /order': (random) => ({
    body: {
      ...criteriaFor(random, ORDER),
      filter: [{ type: 'equals', field: 'deepLinkCode', value: 'x' }],
      email: 'fuzz@example.com',
      zipcode: '12345',
    },
  }),
  'POST /handle-payment': (_, { product }) => ({ body: { orderId: product, finishUrl: 'http://localhost:3000' } }),
  'POST /order/payment': (_, { product }) => ({ body: { orderId: product, paymentMethodId: product } }),
  'POST /order/state/cancel': (_, { product }) => ({ body: { orderId: product } }),
  'POST /document/download/{documentId}/{deepLinkCode}': (_, { product }) => ({
    path: { documentId: product, deepLinkCode: product },
    body: { email: 'fuzz@example.com', zipcode: '12345' },
  }),
  'GET /order/download/{orderId}/{downloadId}': (_, { product }) => ({
    path: { orderId: product, downloadId: product },
  }),
  'POST /country-state/{countryId}': (random, { country }) => ({
    path: { countryId: country },
    body: criteriaFor(random, NAMED),
  }),
  'POST /country': criteria([...NAMED, 'iso', 'shippingAvailable']),
  'POST /salutation': criteria([...NAMED, 'salutationKey', 'displayName']),
  'POST /payment-method': criteria(NAMED),
  'POST /shipping-method': criteria(NAMED),
  'POST /klarna/session/start': nothing,
  'POST /language': criteria([...NAMED, 'locale.code', 'translationCode.code']),
  'POST /currency': criteria(NAMED),
}
