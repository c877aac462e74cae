import { SHOP_TRAITS } from '#contracts/shop/operation-traits.ts'
import type { StoreApi } from '#contracts/shop/store-api.ts'
import type { Input } from './input.ts'
import { CALLS } from './operations.ts'
import type { KnownIds } from './operations.ts'
import type { Random } from './random.ts'
import { jsonText, mutated, oddText, oddValue } from './values.ts'

const ACCESS_KEY = 'SWSCDEMOPROFILWERK00000000'
const OPERATIONS = Object.keys(CALLS).filter((name): name is keyof StoreApi => name in CALLS)
const ODD_METHODS = ['TRACE', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'PROPFIND', 'GET', 'POST']
const TYPES = [
  'text/plain',
  'multipart/form-data',
  'application/x-www-form-urlencoded',
  'application/json; charset=utf-16',
  '',
  'x',
]

/** A request to the Store API: an operation, its GET twin or its alias, mostly mutated. */
export function shopInput(random: Random, ids: KnownIds): Input {
  const operation = random.pick(OPERATIONS)
  const { kind, alias } = SHOP_TRAITS[operation]
  const call = CALLS[operation](random, ids)
  const isRead = kind !== 'write' && operation.startsWith('POST ')
  const own = random.percent(10) && alias !== undefined ? alias : operation
  const asGet = isRead && random.percent(30)
  const [method = '', path = ''] = own.split(' ')
  const values = Object.fromEntries(
    Object.entries(call.path ?? {}).map(([name, value]) => [name, random.percent(90) ? value : pathText(random)]),
  )
  return {
    method: random.percent(97) ? (asGet ? 'GET' : method) : random.pick(ODD_METHODS),
    address: `/store-api${path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? pathText(random))}`,
    headers: shopHeaders(random),
    ...(random.percent(4)
      ? {
          raw: random.pick([
            '{',
            '[',
            '"x"',
            'null',
            '{"a":'.repeat(5000),
            '\u{feff}{}',
            jsonText(oddValue(random)),
            '{}'.repeat(90_000),
          ]),
        }
      : {
          json: random.percent(60) ? mutated(random, call.body ?? {}) : call.body,
          place: asGet || method === 'GET' ? random.pick(['query', 'packed'] as const) : 'body',
        }),
  }
}

/** A segment of a path; a tenth of them cannot be decoded. */
export const pathText = (random: Random): string =>
  random.percent(20)
    ? random.pick(['%', '%zz', '%ff', '%00', '..', '%2e%2e', '%2F', ';', '%E0%A4%A', '%c0%ae', '[', '|'])
    : encodeURIComponent(oddText(random).toWellFormed()).slice(0, 3000)

/** A value that a header may have on the wire. */
export const headerText = (random: Random): string =>
  oddText(random)
    .replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '?')
    .slice(0, 3000)

function shopHeaders(random: Random): Record<string, string> {
  const maybe = (share: number, name: string, make = () => headerText(random)) =>
    random.percent(share) ? { [name]: make() } : {}
  return {
    'sw-access-key': random.percent(98) ? ACCESS_KEY : headerText(random),
    'content-type': random.percent(93) ? 'application/json' : random.pick(TYPES),
    // A few sessions shared by many requests, so that they have carts and customers.
    ...maybe(50, 'sw-context-token', () => (random.percent(90) ? `fuzz-${random.below(5)}` : headerText(random))),
    ...maybe(5, 'sw-language-id'),
    ...maybe(10, 'sw-include-seo-urls', () => '1'),
    ...maybe(10, 'idempotency-key'),
    ...maybe(5, 'accept-language'),
    ...maybe(3, 'accept-encoding'),
    ...maybe(3, 'content-encoding'),
    ...maybe(3, 'sw-currency-id'),
    ...maybe(2, 'x-forwarded-for'),
  }
}
