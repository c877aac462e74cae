import qs from 'qs'
import { readQuery } from '#backend/http/request/read-query.ts'
import { applyIncludes, readIncludes } from '#backend/http/request/includes.ts'
import { IDEMPOTENCY_KEY } from '#contracts/shop/headers.ts'
import {
  changeStructs,
  changingCalls,
  isJsonObject,
  isOperation,
  refusalAnswer,
  type ShopwareTrait,
} from '#test/support/shopware/call.ts'

/** It has no idempotency: the same request sent again does everything again (observed, A10). */
export const ignoreIdempotencyKeys: ShopwareTrait = changingCalls((call) => {
  const headers = new Headers(call.headers)
  headers.delete(IDEMPOTENCY_KEY)
  return { ...call, headers }
})

/**
 * `includes`, in the body or the query, is the last step, after every other trait. Inside `translated` it compares bare names: `translated.name`
 * alone gives `translated: []` (observed, A1). Of a JSON field of an entity it keeps nothing below: `[]` (its source).
 */
export const filterByIncludes: ShopwareTrait = (answer) => async (call) => {
  const { includes: ofBody, ...body } = call.body
  const [path = '', search = ''] = call.path.split('?')
  const { includes = ofBody, ...query } = readQuery(search)
  const rest = qs.stringify(query)
  const given = await answer({ ...call, path: rest === '' ? path : `${path}?${rest}`, body })
  if (given.status >= 300) return given
  const names = readIncludes(includes)
  const json = applyIncludes(given.json, names)
  changeStructs(json, (alias, struct) => {
    for (const field of JSON_FIELDS) {
      if (isJsonObject(struct[field]) && names[alias] && !names[alias].includes(field)) struct[field] = []
    }
  })
  return { ...given, json }
}

const JSON_FIELDS = ['customFields', 'metaData']

/** Reads that 6.6 serves as POST only (contract, chapter 1). */
const POST_ONLY = [
  'GET /product-listing/{id}',
  'GET /product/{id}',
  'GET /product/{id}/cross-selling',
  'GET /product/{id}/reviews',
  'GET /language',
  'GET /currency',
]

/** Most reads have no GET twin before 6.7.6. */
export const refuseNewerGets: ShopwareTrait = (answer) => async (call) =>
  POST_ONLY.some((operation) => isOperation(call, operation))
    ? refusalAnswer(
        call,
        405,
        '0',
        `No route found for "${call.method} ${call.path}": Method Not Allowed (Allow: POST)`,
      )
    : answer(call)

/** Criteria with an unknown field are a 500 in 6.6, the embedded shop's 400 says more. */
export const failOnUnknownFields: ShopwareTrait = (answer) => async (call) => {
  const given = await answer(call)
  const text = JSON.stringify(given.json ?? '')
  const code = ['FRAMEWORK__UNMAPPED_FIELD', 'FRAMEWORK__ACCESSOR_NOT_ALLOWED'].find((one) => text.includes(one))
  return code === undefined ? given : refusalAnswer(call, 500, code, 'Field not found.')
}
