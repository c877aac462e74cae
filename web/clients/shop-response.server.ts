import type { Includes } from '#contracts/shop/criteria.ts'
import type { ShopOperations } from '#contracts/shop/operations.ts'

type Name = keyof ShopOperations & string

/** Returns the path to the first part that is wrong, from the value on; undefined if nothing is. */
type Check = (value: unknown, includes: Includes) => string | undefined

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const text: Check = (value) => (typeof value === 'string' ? undefined : '')
const number: Check = (value) => (typeof value === 'number' ? undefined : '')
const record: Check = (value) => (isRecord(value) ? undefined : '')
const optional =
  (check: Check): Check =>
  (value, includes) =>
    value === undefined || value === null ? undefined : check(value, includes)

const list =
  (item: Check): Check =>
  (value, includes) => {
    if (!Array.isArray(value)) return ''
    for (const [index, one] of value.entries()) {
      const wrong = item(one, includes)
      if (wrong !== undefined) return `.${index}${wrong}`
    }
    return undefined
  }

/**
 * An object with the fields that pages read without asking whether they are there. Those that the request left out are not
 * missed.
 * @param alias name of the type in `includes`.
 * @param fields by their paths: `translated.name`.
 */
function struct(alias: string, fields: Record<string, Check>): Check {
  const checks = Object.entries(fields).map(([path, check]) => {
    const steps = path.split('.')
    return { path, steps, check, wholes: steps.map((_, index) => steps.slice(0, index + 1).join('.')) }
  })
  return (value, includes) => {
    if (!isRecord(value)) return ''
    const asked = includes[alias]
    for (const { path, steps, wholes, check } of checks) {
      if (asked && !wholes.some((whole) => asked.includes(whole))) continue
      let part: unknown = value
      for (const step of steps) part = isRecord(part) ? part[step] : undefined
      const wrong = check(part, includes)
      if (wrong !== undefined) return `.${path}${wrong}`
    }
    return undefined
  }
}

/** The response as a whole: an object of the Store API names its type. A proxy may send JSON of its own, with status 200. */
const response =
  (check: Check = () => undefined): Check =>
  (value, includes) => {
    if (!isRecord(value) || !('apiAlias' in value)) return ''
    return check(value, includes)
  }

const NAMED = { id: text, 'translated.name': text }
const group = struct('property_group', NAMED)
const option = struct('property_group_option', { ...NAMED, group: optional(group) })
const product = struct('product', {
  ...NAMED,
  productNumber: text,
  'calculatedPrice.unitPrice': number,
  options: optional(list(option)),
  properties: optional(list(option)),
})
const seoUrl = struct('seo_url', { seoPathInfo: text, foreignKey: text })
const category: Check = struct('category', {
  ...NAMED,
  'translated.description': optional(text),
  children: optional(list((value, includes) => category(value, includes))),
})
const line = struct('cart_line_item', { id: text, type: text })
const cart = response(struct('cart', { 'price.totalPrice': number, lineItems: optional(list(line)) }))
const orderLine = struct('order_line_item', { id: text, label: text, quantity: number })
const order = struct('order', {
  id: text,
  orderNumber: text,
  orderDateTime: text,
  lineItems: optional(list(orderLine)),
})
const searchOf = (item: Check) => response(struct('dal_entity_search_result', { elements: list(item) }))
const listing = response(struct('product_listing', { elements: list(product), total: number }))
const object = response()
const maybe = optional(object)

/**
 * The parts of each response without which its page would fail (docs/decisions/0086). All else may be missing, or be of any
 * kind.
 */
const RESPONSES: Record<Name, Check> = {
  'GET /context': response(struct('sales_channel_context', { 'context.taxState': text, salesChannel: record })),
  'PATCH /context': maybe,
  'POST /navigation/{activeId}/{rootId}': list(category),
  'POST /category/{navigationId}': response(category),
  'POST /landing-page/{landingPageId}': response(
    struct('landing_page', { ...NAMED, 'translated.metaTitle': optional(text) }),
  ),
  'POST /category': searchOf(category),
  'POST /product-listing/{categoryId}': listing,
  'POST /product/{productId}': response(struct('product_detail', { product, configurator: optional(list(group)) })),
  'POST /product': searchOf(product),
  'POST /product/{productId}/cross-selling': list(
    struct('cross_selling_element', { 'crossSelling.id': text, products: list(product) }),
  ),
  'POST /product/{productId}/reviews': object,
  'POST /seo-url': searchOf(seoUrl),
  'GET /checkout/cart': cart,
  'POST /checkout/cart/line-item': cart,
  'PATCH /checkout/cart/line-item': cart,
  'POST /checkout/cart/line-item/delete': cart,
  'DELETE /checkout/cart': maybe,
  'POST /checkout/order': response(order),
  'POST /account/register': object,
  'POST /account/register-confirm': object,
  'POST /account/login': maybe,
  'POST /account/logout': maybe,
  'POST /account/recovery-password': maybe,
  'POST /account/customer-recovery-is-expired': object,
  'POST /account/recovery-password-confirm': maybe,
  'POST /account/change-password': maybe,
  'POST /account/change-email': maybe,
  'POST /account/change-email-confirm': maybe,
  'POST /account/convert-guest': maybe,
  'DELETE /account/customer': maybe,
  'POST /account/change-profile': maybe,
  'POST /account/address': object,
  'PATCH /account/address/{addressId}': object,
  'DELETE /account/address/{addressId}': maybe,
  'PATCH /account/address/default-billing/{addressId}': maybe,
  'PATCH /account/address/default-shipping/{addressId}': maybe,
  'POST /account/customer': object,
  'POST /account/list-address': searchOf(struct('customer_address', { id: text })),
  'POST /order': response(struct('order_route_response', { 'orders.elements': list(order), 'orders.total': number })),
  'POST /country': searchOf(struct('country', NAMED)),
  'POST /salutation': searchOf(struct('salutation', { id: text })),
}

interface Narrowing {
  query?: object | undefined
  body?: unknown
}

/** Returns the path to the first part of a shop's response that pages need and that is missing; undefined if all are there. */
export const findMissingPart = (operation: Name, json: unknown, given: Narrowing): string | undefined =>
  RESPONSES[operation](json, includesOf(given))

/** The fields that the request asked for, by type: in its body, or in its query as PHP reads them. */
function includesOf({ query, body }: Narrowing): Includes {
  if (isRecord(body) && isRecord(body['includes'])) return toIncludes(Object.entries(body['includes']))
  const includes: Includes = {}
  for (const [key, name] of Object.entries(query ?? {})) {
    const [, alias] = /^includes\[(\w+)\]/.exec(key) ?? []
    if (alias) (includes[alias] ??= []).push(String(name))
  }
  return includes
}

const toIncludes = (entries: [string, unknown][]): Includes =>
  Object.fromEntries(entries.map(([alias, names]) => [alias, Array.isArray(names) ? names.map(String) : []]))
