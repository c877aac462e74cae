import { newId } from '#backend/database/id.ts'
import { CONTEXT_TOKEN } from '#contracts/shop/headers.ts'
import {
  isJsonObject,
  isOperation,
  type JsonObject,
  type ShopwareTrait,
  type StandInCall,
} from '#test/support/shopware/call.ts'

/** Settings of `core.loginRegistration`, as the company sets them. */
export interface RegistrationRules {
  /** Guests confirm their address by mail (`doubleOptInGuestOrder`). */
  confirmsGuests: boolean
  /** Required names of an address, such as `phoneNumber` and `additionalAddressLine1`. */
  required: Set<string>
  /** Values of the links in the mails to guests. */
  links: { em: string; hash: string }[]
}

/** A guest is signed in by the link of a mail, in the context that opens it (observed, S12). */
export const confirmGuests =
  (rules: RegistrationRules): ShopwareTrait =>
  (answer) => {
    const waiting = new Map<string, JsonObject>()
    return async (call) => {
      if (isOperation(call, 'POST /account/register') && call.body['guest'] === true && rules.confirmsGuests) {
        const given = await answer(withoutToken(call))
        if (given.status >= 300 || !isJsonObject(given.json)) return { ...given, headers: ownToken(call) }
        const link = { em: newId(), hash: newId() }
        waiting.set(link.hash, call.body)
        rules.links.push(link)
        const json = { ...given.json, doubleOptInRegistration: true, doubleOptInConfirmDate: null, active: false }
        return { ...given, headers: ownToken(call), json }
      }
      const body = waiting.get(String(call.body['hash']))
      if (!body || !isOperation(call, 'POST /account/register-confirm')) return answer(call)
      waiting.delete(String(call.body['hash']))
      return answer({ ...call, path: '/account/register', body })
    }
  }

function withoutToken(call: StandInCall): StandInCall {
  const headers = new Headers(call.headers)
  headers.delete(CONTEXT_TOKEN)
  return { ...call, headers }
}

const ownToken = ({ headers }: StandInCall) => new Headers([...headers].filter(([name]) => name === CONTEXT_TOKEN))

/** A missing name is refused by a pointer into the address (observed, S15). */
export const requireFields =
  ({ required }: RegistrationRules): ShopwareTrait =>
  (answer) =>
  async (call) => {
    if (!isOperation(call, 'POST /account/register')) return answer(call)
    const missing = ['billingAddress', 'shippingAddress'].flatMap((group) => {
      const address = call.body[group]
      if (!isJsonObject(address)) return []
      return [...required].filter((name) => !address[name]).map((name) => `/${group}/${name}`)
    })
    if (missing.length === 0) return answer(call)
    const errors = missing.map((pointer) => ({
      status: '400',
      code: 'VIOLATION::IS_BLANK_ERROR',
      title: 'Constraint violation error',
      detail: 'This value should not be blank.',
      source: { pointer },
      meta: { parameters: [] },
    }))
    return { status: 400, headers: ownToken(call), json: { errors } }
  }
