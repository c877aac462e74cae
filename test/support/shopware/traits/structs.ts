import { changingStructs, type JsonObject, isJsonObject, type ShopwareTrait } from '#test/support/shopware/call.ts'

/** Fields of the published 6.7 schema that a 6.6.7.1 does not send, by `apiAlias` (recorded shapes). */
const NEWER: Record<string, string[]> = {
  cms_block: ['id'],
  cms_section: ['id'],
  customer_address: ['isDefaultBillingAddress', 'isDefaultShippingAddress'],
  language: ['active'],
  product: ['type', 'variantListingConfig'],
  property_group_option: ['combinable'],
  sales_channel: ['homeEnabled'],
  sales_channel_context: ['fallbackCustomerGroup', 'languageInfo'],
  salutation: ['position'],
}

/** It sends no field that came with 6.7. */
export const withoutNewerFields: ShopwareTrait = changingStructs((alias, struct) => {
  for (const name of NEWER[alias] ?? []) delete struct[name]
  if (alias === 'cms_block' || alias === 'cms_section') struct['visibility'] = null
  // From 6.7 on an object by name.
  if (alias === 'cms_slot' && isJsonObject(struct['fieldConfig'])) struct['fieldConfig'] = []
})

/**
 * It knows no facts: custom fields are what the company stored, `{}` if nothing. The embedded shop adds
 * `priceOnRequest`, `ranges`, `inStock` and a `metaTitle`, and has aggregations of its own (docs/embedded-shop.md).
 */
export const withoutOwnAdditions: ShopwareTrait = changingStructs((alias, struct) => {
  if (alias === 'product') {
    struct['customFields'] = storedFields(struct['customFields'])
    const translated = struct['translated']
    struct['metaTitle'] = null
    if (isJsonObject(translated)) {
      translated['customFields'] = storedFields(translated['customFields'])
      translated['metaTitle'] = null
    }
  }
  // Ours sends an empty list, which official storefronts can read.
  if (alias === 'customer' && Array.isArray(struct['vatIds']) && struct['vatIds'].length === 0) struct['vatIds'] = null
  const payload = struct['payload']
  if (isJsonObject(payload)) {
    const stored = storedFields(payload['customFields'])
    // PHP writes an empty object as [].
    payload['customFields'] = Object.keys(stored).length === 0 ? [] : stored
  }
  if (alias === 'product_listing' && isJsonObject(struct['aggregations']))
    for (const name of ['measures', 'property-counts', 'traits']) delete struct['aggregations'][name]
})

function storedFields(given: unknown): JsonObject {
  const facts = isJsonObject(given) ? given['profilwerk'] : undefined
  if (!isJsonObject(facts)) return {}
  const { ranges: _ranges, inStock: _inStock, priceOnRequest, ...stored } = facts
  if (priceOnRequest === true) stored['priceOnRequest'] = true
  return Object.keys(stored).length === 0 ? {} : { profilwerk: stored }
}

/** `active…Address` of a customer is null outside of the context (observed, A5). */
export const withoutActiveAddresses: ShopwareTrait = (answer) => async (call) => {
  const given = await answer(call)
  if (isJsonObject(given.json) && given.json['apiAlias'] === 'customer')
    Object.assign(given.json, { activeBillingAddress: null, activeShippingAddress: null })
  return given
}

/** Its order numbers are plain, `10014` (recorded: order-guest). */
export const plainOrderNumbers: ShopwareTrait = changingStructs((_, struct) => {
  const number = struct['orderNumber']
  if (typeof number === 'string')
    struct['orderNumber'] = number.replace(/^A-1(\d{5})$/, (_match, end) => String(10_000 + Number(end)))
})
