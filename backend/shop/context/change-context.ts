import { and, eq, or } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#backend/database/database.ts'
import { language } from '#backend/database/schema/catalogue.ts'
import { country, customerAddress } from '#backend/database/schema/sales.ts'
import { EURO } from '#backend/shop/master-data/sales-channel.ts'
import type { ShopContext } from '#backend/http/shop-context.ts'
import { ShopError } from '#backend/http/shop-error.ts'
import { struct } from '#backend/http/struct.ts'
import { notLoggedIn } from '#backend/shop/customer/find-customer.ts'
import { PAYMENT_METHOD, SHIPPING_METHOD } from '#backend/shop/master-data/terms-of-trade.ts'
import type { ContextChange } from '#contracts/shop/context.ts'
import { lockSession } from '#backend/shop/session/lock-session.ts'
import { anonymous, readSession, writeSession } from '#backend/shop/session/session.ts'
import type { StoredSession } from '#backend/shop/session/session.ts'

/** A malformed id counts as an unknown one. */
const id = z
  .string()
  .max(255)
  .refine((text) => text.isWellFormed() && !text.includes('\0'))
  .catch('')
const changeSchema = z
  .object({
    languageId: id,
    currencyId: id,
    countryId: id,
    billingAddressId: id,
    shippingAddressId: id,
    paymentMethodId: id,
    shippingMethodId: id,
  })
  .partial()

/**
 * Changes the session. Official storefronts call it with almost every page, mostly without a difference. Then nothing
 * is written.
 * @throws ShopError 400 for an unknown id, 403 for an address without a customer.
 */
export async function changeContext({ body }: { body: ContextChange }, context: ShopContext) {
  const change = changeSchema.parse(body ?? {})
  const { db, token, isNewToken } = context
  const session = isNewToken ? anonymous(token) : await readSession(db, token)
  if (differs(session, change)) {
    await db.transaction(async (tx) => {
      // A parallel registration moves the session to another token, and a parallel change deletes an address.
      const locked = await lockSession(tx, context)
      await check(tx, change, locked)
      await writeSession(tx, withChange(locked, change))
    })
  } else await check(db, change, session)
  return struct('array_struct', { redirectUrl: redirectUrl(change, context) })
}

/**
 * Address of the storefront in a newly chosen language: that of the asking origin, else the first one. The site itself
 * has one domain for all its languages.
 */
function redirectUrl({ languageId }: Change, { languageId: before, settings, origin }: ShopContext): string | null {
  if (languageId === undefined || languageId === before) return null
  const inLanguage = (settings.storefronts ?? []).filter((one) => one.languageId === languageId)
  const own = inLanguage.find(({ url }) => new URL(url).origin === origin)
  return (own ?? inLanguage[0])?.url ?? null
}

type Change = z.output<typeof changeSchema>

const withChange = (session: StoredSession, change: Change): StoredSession => ({
  ...session,
  languageId: change.languageId ?? session.languageId,
  countryId: change.countryId ?? session.countryId,
  billingAddressId: change.billingAddressId ?? session.billingAddressId,
  shippingAddressId: change.shippingAddressId ?? session.shippingAddressId,
})

const differs = (session: StoredSession, change: Change): boolean =>
  Object.entries(withChange(session, change)).some(([name, value]) => value !== session[name as keyof StoredSession])

async function check(db: Database, change: Change, session: StoredSession): Promise<void> {
  const { languageId, countryId, billingAddressId, shippingAddressId } = change
  const unknown: [keyof ContextChange, string][] = []
  const fixed = { currencyId: EURO.id, paymentMethodId: PAYMENT_METHOD.id, shippingMethodId: SHIPPING_METHOD.id }
  for (const [name, only] of Object.entries(fixed) as [keyof typeof fixed, string][]) {
    const given = change[name]
    if (given !== undefined && given !== only) unknown.push([name, given])
  }
  if (languageId !== undefined && (await db.$count(language, eq(language.id, languageId))) === 0) {
    unknown.push(['languageId', languageId])
  }
  const isCountry = () => db.$count(country, and(eq(country.id, countryId ?? ''), country.active))
  if (countryId !== undefined && (await isCountry()) === 0) unknown.push(['countryId', countryId])
  if (billingAddressId !== undefined || shippingAddressId !== undefined) {
    if (session.customerId === null) throw notLoggedIn()
    const own = await ownAddresses(db, session.customerId, [billingAddressId, shippingAddressId])
    for (const [name, given] of Object.entries({ billingAddressId, shippingAddressId })) {
      if (given !== undefined && !own.has(given)) unknown.push([name as keyof ContextChange, given])
    }
  }
  if (unknown.length > 0) throw ShopError.violations(unknown.map(([name, given]) => doesNotExist(`/${name}`, given)))
}

async function ownAddresses(db: Database, customerId: string, ids: (string | undefined)[]) {
  const rows = await db
    .select({ id: customerAddress.id })
    .from(customerAddress)
    .where(and(eq(customerAddress.customerId, customerId), or(...ids.map((one) => eq(customerAddress.id, one ?? '')))))
  return new Set(rows.map((row) => row.id))
}

const doesNotExist = (pointer: string, given: string) => ({
  code: 'ENTITY_DOES_NOT_EXISTS',
  pointer,
  detail: `The entity with id "${given}" does not exist.`,
  parameters: { '{{ id }}': given },
})
