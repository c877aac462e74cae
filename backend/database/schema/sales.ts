import { bigint, boolean, integer, jsonb, numeric, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Locale } from '#contracts/locales.ts'
import type { LineItemPayload } from '#contracts/shop/cart.ts'
import type { Address } from '#contracts/shop/customer.ts'
import type { Order } from '#contracts/shop/order.ts'
import { language, media, product } from './catalogue.ts'
import { translatedFully } from './columns.ts'

/** The sender of a quote request. */
export type OrderCustomer = NonNullable<Order['orderCustomer']> & {
  customerNumber: string
  salutationId: string
  title?: string | null
}

/**
 * Visitors' data: names and types of the columns. Keys, indexes and checks are in migrations/0002-sales.sql,
 * 0004-carts-over-processes.sql, 0010-accounts.sql, 0024-vat-ids.sql and 0025-withdrawn-requests.sql.
 */
const id = () => text('id').primaryKey()
const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' }).notNull().defaultNow()

export const country = pgTable('country', {
  id: id(),
  /** ISO 3166-1, two letters. */
  iso: text('iso').notNull(),
  name: translatedFully('name').notNull(),
  position: integer('position').notNull(),
  active: boolean('active').notNull(),
  postalCodeRequired: boolean('postal_code_required').notNull(),
  /** Regular expression without delimiters and anchors. */
  postalCodePattern: text('postal_code_pattern'),
})

export const salutation = pgTable('salutation', {
  id: id(),
  /** `mr`, `mrs`, `not_specified`. */
  key: text('key').notNull(),
  name: translatedFully('name').notNull(),
  letterName: translatedFully('letter_name').notNull(),
  position: integer('position').notNull(),
})

export const customer = pgTable('customer', {
  id: id(),
  customerNumber: text('customer_number').notNull(),
  guest: boolean('guest').notNull(),
  email: text('email').notNull(),
  salutationId: text('salutation_id').notNull(),
  title: text('title'),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  company: text('company'),
  accountType: text('account_type').$type<'private' | 'business'>().notNull(),
  vatIds: text('vat_ids').array().notNull().default([]),
  languageId: text('language_id').notNull(),
  /** Null without any. */
  customFields: jsonb('custom_fields').$type<Record<string, string>>(),
  createdAt: time('created_at'),
  updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'date' }),
})

export const customerAddress = pgTable('customer_address', {
  id: id(),
  customerId: text('customer_id')
    .notNull()
    .references(() => customer.id),
  isDefaultBilling: boolean('is_default_billing').notNull(),
  isDefaultShipping: boolean('is_default_shipping').notNull(),
  salutationId: text('salutation_id').notNull(),
  title: text('title'),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  company: text('company'),
  department: text('department'),
  street: text('street').notNull(),
  additionalAddressLine1: text('additional_address_line_1'),
  zipcode: text('zipcode'),
  city: text('city').notNull(),
  countryId: text('country_id').notNull(),
  phoneNumber: text('phone_number'),
  createdAt: time('created_at'),
  updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'date' }),
})

/** A session at the shop, stored once it has more than a cart. */
export const contextTable = pgTable('shop_context', {
  token: text('token').primaryKey(),
  /** Identifies the chain of rotations that led here. It is random, so it does not follow from a token. */
  origin: text('origin').notNull(),
  languageId: text('language_id').references(() => language.id),
  countryId: text('country_id').references(() => country.id),
  customerId: text('customer_id').references(() => customer.id),
  billingAddressId: text('billing_address_id').references(() => customerAddress.id),
  shippingAddressId: text('shipping_address_id').references(() => customerAddress.id),
  /** Last write. The customer is known for a day after it. */
  updatedAt: time('updated_at'),
})

/** One per context token. Changes of the cart lock its row. */
export const cart = pgTable('cart', {
  token: text('token').primaryKey(),
  updatedAt: time('updated_at'),
  /** Made with the row; part of the cart's hash. */
  nonce: uuid('nonce').notNull().defaultRandom(),
})

export const cartLineItem = pgTable('cart_line_item', {
  cartToken: text('cart_token')
    .notNull()
    .references(() => cart.token),
  /** Unique within the cart. */
  id: text('id').notNull(),
  /** Order of addition. */
  sequence: bigint('sequence', { mode: 'number' }).generatedAlwaysAsIdentity(),
  productId: text('product_id')
    .notNull()
    .references(() => product.id),
  quantity: integer('quantity').notNull(),
  /** The visitor's payload. The shop's own keys are added when the cart is read. */
  payload: jsonb('payload').$type<LineItemPayload>().notNull(),
})

/** Lines of an addition with an idempotency key; deleted with the line. */
export const cartAddition = pgTable('cart_addition', {
  cartToken: text('cart_token').notNull(),
  idempotencyKey: text('idempotency_key').notNull(),
  lineId: text('line_id').notNull(),
})

/** A context token that a registration replaced. It is of use for a minute. */
export const replacedToken = pgTable('replaced_token', {
  token: text('token').primaryKey(),
  successor: text('successor').notNull(),
  /** Key of the request that replaced it. */
  idempotencyKey: text('idempotency_key'),
  /** SHA-256 of that registration. */
  bodyHash: text('body_hash').notNull(),
  replacedAt: time('replaced_at'),
})

export const numberRange = pgTable('number_range', {
  /** `order` or `customer`. */
  key: text('key').primaryKey(),
  prefix: text('prefix').notNull(),
  /** The last assigned number. */
  last: bigint('last', { mode: 'number' }).notNull(),
})

/**
 * The copy that the customer gets: all of it, or one without the texts that a stranger may have written. Nothing is
 * sent once the mailbox has had its share.
 */
export type CustomerCopy = 'whole' | 'short' | 'left-out'

/** A quote request as it was sent: later changes do not affect it. */
export const shopOrder = pgTable('shop_order', {
  id: id(),
  orderNumber: text('order_number').notNull(),
  /** Origin of the context that sent it. Together with the key it identifies a repeated request. */
  origin: text('origin').notNull(),
  idempotencyKey: text('idempotency_key'),
  customerId: text('customer_id').references(() => customer.id),
  languageId: text('language_id').notNull(),
  /** Language of the mails. */
  locale: text('locale').$type<Locale>().notNull(),
  customer: jsonb('customer').$type<OrderCustomer>().notNull(),
  billingAddress: jsonb('billing_address').$type<Address>().notNull(),
  shippingAddress: jsonb('shipping_address').$type<Address>().notNull(),
  customerComment: text('customer_comment'),
  customerCopy: text('customer_copy').$type<CustomerCopy>().notNull().default('whole'),
  /** EUR; prices on request count as 0. */
  amountNet: numeric('amount_net', { precision: 14, scale: 2, mode: 'number' }).notNull(),
  /** With it, the guest's e-mail address and the zip code a caller may read the request. Never by default. */
  deepLinkCode: text('deep_link_code').notNull(),
  createdAt: time('created_at'),
  /** When its sender withdrew it. */
  cancelledAt: timestamp('cancelled_at', { withTimezone: true, mode: 'date' }),
})

export const shopOrderLineItem = pgTable('shop_order_line_item', {
  id: id(),
  orderId: text('order_id')
    .notNull()
    .references(() => shopOrder.id),
  /** The id that it had in the cart; null for lines of before it was kept. */
  identifier: text('identifier'),
  /** From 1. */
  position: integer('position').notNull(),
  productId: text('product_id').notNull(),
  label: text('label').notNull(),
  quantity: integer('quantity').notNull(),
  /** EUR, net, one piece; null means on request. */
  unitPrice: numeric('unit_price', { precision: 12, scale: 2, mode: 'number' }),
  totalPrice: numeric('total_price', { precision: 14, scale: 2, mode: 'number' }),
  payload: jsonb('payload').$type<LineItemPayload>().notNull(),
  coverId: text('cover_id').references(() => media.id),
})
