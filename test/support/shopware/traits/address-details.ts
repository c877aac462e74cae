import { changeStructs, isJsonObject, isOperation, type ShopwareTrait } from '#test/support/shopware/call.ts'

/** Fields of an address that the embedded shop lacks. */
interface Details {
  additionalAddressLine2: unknown
  countryStateId: unknown
}

/** By the id of the address. */
export type AddressDetails = Map<string, Details>

const SAVES = ['POST /account/address', 'PATCH /account/address/{addressId}']

/** An address has a second additional line and a state. A change without them deletes them (its `UpsertAddressRoute`). */
export const keepAddressDetails =
  (details: AddressDetails): ShopwareTrait =>
  (answer) =>
  async (call) => {
    const given = await answer(call)
    if (given.status < 300 && isJsonObject(given.json) && SAVES.some((operation) => isOperation(call, operation))) {
      const { additionalAddressLine2 = null, countryStateId = null } = call.body
      details.set(String(given.json['id']), { additionalAddressLine2, countryStateId })
    }
    changeStructs(given.json, (alias, struct) => {
      if (alias === 'customer_address') Object.assign(struct, details.get(String(struct['id'])))
    })
    return given
  }
