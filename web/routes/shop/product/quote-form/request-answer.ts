import { m } from '#web/i18n/messages.ts'
import type { RequestFaults } from './check-request.ts'
import { readTypedRequest, type TypedRequest } from './typed-request.ts'

/** What the page knows after the form was sent and is shown again. */
export interface RequestAnswer {
  /** As it was typed, so that nothing is lost. */
  typed: TypedRequest
  faults?: RequestFaults
  /** The shop refused; its own words. */
  refused?: string[]
  /** Product number that went into the cart. */
  added?: string
  /** Of the products that go with it: how many were added, or why not. */
  together?: { added: number } | { problems: string[] }
  /** The fields of a form that the shop did not get, to be sent again as they are. */
  unsent?: [name: string, value: string][]
}

/** The answer where the shop could not be asked at all. With scripts the page stays as it is and says so; without, see `UnsentForm`. */
export const unreachableRequest = (form: FormData): RequestAnswer => ({
  typed: readTypedRequest(form),
  refused: [m.product_shop_unavailable()],
  unsent: [...form].filter((field): field is [string, string] => typeof field[1] === 'string'),
})
