import { and, inArray } from 'drizzle-orm'
import type { Database } from '#backend/database/database.ts'
import { country, salutation } from '#backend/database/schema/sales.ts'
import { ShopError } from '#backend/http/shop-error.ts'
import type { Violation } from '#backend/http/shop-error.ts'
import { violation } from './registration.ts'
import type { Registration } from './registration.ts'

/**
 * Checks the references of a registration: countries, their postal codes, salutations.
 * @returns the id of the salutation `not_specified`.
 * @throws ShopError 400 with every violation and its pointer.
 */
export async function checkPlaces(db: Database, given: Registration): Promise<{ unspecified: string }> {
  const { billingAddress, shippingAddress } = given
  const salutations = await db.select().from(salutation)
  const known = new Set(salutations.map(({ id }) => id))
  const ids = [billingAddress.countryId, shippingAddress?.countryId ?? billingAddress.countryId]
  const countries = await db
    .select()
    .from(country)
    .where(and(inArray(country.id, ids), country.active))
  const byId = new Map(countries.map((row) => [row.id, row]))
  const violations: Violation[] = []

  if (given.salutationId && !known.has(given.salutationId)) {
    violations.push(violation('ENTITY_DOES_NOT_EXISTS', '/salutationId'))
  }
  for (const [name, address] of Object.entries({ billingAddress, shippingAddress })) {
    if (address === undefined) continue
    if (address.salutationId && !known.has(address.salutationId)) {
      violations.push(violation('ENTITY_DOES_NOT_EXISTS', `/${name}/salutationId`))
    }
    const found = byId.get(address.countryId)
    if (found === undefined) violations.push(violation('ENTITY_DOES_NOT_EXISTS', `/${name}/countryId`))
    const problem = found && zipcodeProblem(address.zipcode, found)
    if (problem) violations.push(violation(problem, `/${name}/zipcode`))
  }
  if (violations.length > 0) throw ShopError.violations(violations)
  const unspecified = salutations.find(({ key }) => key === 'not_specified')
  if (unspecified === undefined) throw new Error('There is no salutation not_specified')
  return { unspecified: unspecified.id }
}

type CountryRow = typeof country.$inferSelect

/** Code of the violation, if any. */
export function zipcodeProblem(
  zipcode: string | undefined,
  { postalCodeRequired, postalCodePattern }: Pick<CountryRow, 'postalCodeRequired' | 'postalCodePattern'>,
): 'IS_BLANK_ERROR' | 'ZIP_CODE_INVALID' | undefined {
  if (zipcode === undefined) return postalCodeRequired ? 'IS_BLANK_ERROR' : undefined
  const fits = postalCodePattern === null || new RegExp(`^(?:${postalCodePattern})$`, 'i').test(zipcode)
  return fits ? undefined : 'ZIP_CODE_INVALID'
}
