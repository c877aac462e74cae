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
export function checkPlaces(db: Database, given: Registration): Promise<{ unspecified: string }> {
  const { salutationId, billingAddress, shippingAddress } = given
  return check(db, { '': { salutationId }, '/billingAddress': billingAddress, '/shippingAddress': shippingAddress })
}

/** The same for one address, or for the salutation of a profile. */
export const checkAddress = (db: Database, address: Partial<CheckedPlace>): Promise<{ unspecified: string }> =>
  check(db, { '': address })

type CheckedPlace = Pick<Registration['billingAddress'], 'salutationId' | 'countryId' | 'zipcode'>

/** @param places by the pointer to them; one without a country is a person. */
async function check(
  db: Database,
  places: Record<string, Partial<CheckedPlace> | undefined>,
): Promise<{ unspecified: string }> {
  const salutations = await db.select().from(salutation)
  const known = new Set(salutations.map(({ id }) => id))
  const ids = Object.values(places).flatMap((place) => place?.countryId ?? [])
  const countries = await db
    .select()
    .from(country)
    .where(and(inArray(country.id, ids), country.active))
  const byId = new Map(countries.map((row) => [row.id, row]))
  const violations = Object.entries(places).flatMap(([pointer, place = {}]): Violation[] => {
    const { salutationId, countryId, zipcode } = place
    const found = byId.get(countryId ?? '')
    const problem = found && zipcodeProblem(zipcode, found)
    return [
      ...(salutationId && !known.has(salutationId)
        ? [violation('ENTITY_DOES_NOT_EXISTS', `${pointer}/salutationId`)]
        : []),
      ...(countryId !== undefined && found === undefined
        ? [violation('ENTITY_DOES_NOT_EXISTS', `${pointer}/countryId`)]
        : []),
      ...(problem ? [violation(problem, `${pointer}/zipcode`)] : []),
    ]
  })
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
