import { afterRegistration, registerCase } from './account-cases.ts'
import type { Caller, Recorded, Sent } from './caller.ts'

const ADDRESS = { firstName: 'Ada', lastName: 'Beispiel', street: 'Lager 3', zipcode: '44139', city: 'Dortmund' }

/** An address that a registered customer may add. */
async function newAddress(caller: Caller): Promise<object> {
  const { answer } = await registerCase(caller)
  const { countryId, salutationId } = answer.json.defaultBillingAddress
  return { ...ADDRESS, countryId, salutationId, company: 'Beispiel GmbH', phoneNumber: '+49 555 1' }
}

const create = async (caller: Caller): Promise<Sent> => caller.send('POST /account/address', await newAddress(caller))

/** A step with a second address, by its id. */
const withAddress =
  (step: (caller: Caller, address: { id: string; countryId: string }) => Promise<Sent>): Recorded =>
  async (caller) =>
    step(caller, (await create(caller)).answer.json)

const makeDefault = (caller: Caller, id: string) => caller.send(`PATCH /account/address/default-shipping/${id}`)

/** Recorded requests about addresses and the profile. */
export const ADDRESS_CASES = {
  'POST /account/address': {
    'address-create': create,
    'address-create-missing': afterRegistration('POST /account/address', { firstName: 'Ada' }),
  },
  'PATCH /account/address/{addressId}': {
    'address-change': withAddress((caller, { id, countryId }) =>
      caller.send(`PATCH /account/address/${id}`, { ...ADDRESS, countryId }),
    ),
    'address-unknown': withAddress((caller, { countryId }) =>
      caller.send(`PATCH /account/address/${'0'.repeat(32)}`, { ...ADDRESS, countryId }),
    ),
  },
  'PATCH /account/address/default-shipping/{addressId}': {
    'address-default-shipping': withAddress((caller, { id }) => makeDefault(caller, id)),
  },
  'PATCH /account/address/default-billing/{addressId}': 'not recorded; it answers as the one for deliveries does',
  'DELETE /account/address/{addressId}': {
    'address-delete-default': withAddress(async (caller, { id }) => {
      await makeDefault(caller, id)
      return caller.send(`DELETE /account/address/${id}`)
    }),
  },
  'POST /account/change-profile': {
    'change-profile': afterRegistration('POST /account/change-profile', { firstName: 'Ada', lastName: 'Muster' }),
    'change-profile-missing': afterRegistration('POST /account/change-profile', { firstName: '' }),
  },
}
