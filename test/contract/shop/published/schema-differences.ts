const LIST = 'PHP spells a list or an empty object as []; a Shopware was seen to send the same'
const UNASKED = 'an association that nobody asked for is null; a Shopware was seen to send the same'
const PAYLOAD = 'the schema takes a payload for a product; a Shopware was seen to send the same keys'
const BUSINESS = 'a company may have no VAT id; official storefronts read an empty list'

/** Reasons why a response differs from the published schema. */
export const SCHEMA_DIFFERENCES: Record<string, string> = {
  'calculated_price.calculatedTaxes must be object': LIST,
  'calculated_price.taxRules must be object': LIST,
  'cart.errors must be object': LIST,
  'country.addressFormat must be object': LIST,
  'customer.accountType must be equal to one of the allowed values ["private"]': BUSINESS,
  'customer.vatIds must NOT have fewer than 1 items': BUSINESS,
  'customer_address.country must be object': UNASKED,
  'customer_address.salutation must be object': UNASKED,
  'dal_entity_search_result.aggregations must be object': LIST,
  'order-route-response-struct.paymentChangeable must be object': LIST,
  'order_line_item.translated must be object': LIST,
  'order_transaction.validationData must be object': LIST,
  'product_listing.aggregations must be array': 'an object by name, as a Shopware was seen to send',
  'category.children must be array': UNASKED,
  'customer.activeBillingAddress must be object': UNASKED,
  'customer.activeShippingAddress must be object': UNASKED,
  'order.documents must be array': UNASKED,
  'order.stateMachineState must be object': UNASKED,
  'order_line_item.children must be array': UNASKED,
  'product.seoCategory must be object': UNASKED,
  'property_group_option.group must be object': UNASKED,
  'shopware_core_content_product_sales_channel_find_variant_found_combination.options must be array':
    'options that came by group go back by group, as PHP keeps their keys',
  'array_struct.redirectUrl must be string':
    'nothing is paid; a Shopware’s source has null for a method without redirect',
  'product.name must be string': 'a variant has its parent’s name in `translated`, as in a Shopware',
  "property_group_option must have required property 'option'": 'no Shopware was seen to send it',
  'cart_delivery_information.weight must be integer': 'kilograms with decimals',
  "cart_line_item.payload must have required property 'id'": PAYLOAD,
  "cart_line_item.payload must have required property 'name'": PAYLOAD,
  "cart_line_item.payload must have required property 'type'": PAYLOAD,
  "order_line_item.payload.options[] must have required property 'groupId'": PAYLOAD,
  "order_line_item.payload.options[] must have required property 'id'": PAYLOAD,
  "order_line_item.payload.options[] must have required property 'name'": PAYLOAD,
  'order_line_item.payload.options[].group must be object': PAYLOAD,
}
