import type { Input } from './input.ts'
import type { Random } from './random.ts'
import { headerText, pathText } from './shop-inputs.ts'
import { oddText } from './values.ts'

const PAGES = [
  '/',
  '/de',
  '/en/shop',
  '/de/shop/category/kettenfuehrungen',
  '/de/shop/category/platten?show=250&sort=name-asc',
  '/de/shop/product/kettenfuehrungen/typ-ct/kettenfuehrung-typ-ct-simplex',
  '/nl/shop/cart',
  '/cz/shop/checkout',
  '/de/shop/checkout?step=summary',
  '/de/shop/orderconfirmation',
  '/de/kontakt',
  '/resources/visitor',
] as const
const METHODS = ['PUT', 'PATCH', 'DELETE', 'TRACE', 'OPTIONS', 'HEAD', 'PROPFIND', 'PURGE']
const FIELDS = [
  'intent',
  'id',
  'quantity',
  'variant',
  'c_profile',
  'cut_length',
  'form',
  'key',
  'hash',
  'email',
  'company',
  'firstName',
  'lastName',
  'street',
  'zipcode',
  'city',
  'countryId',
  'salutationId',
  'sameAddress',
  'terms',
  'comment',
  'width',
  'length',
  '__proto__',
  'toString',
] as const
const INTENTS = ['add', 'remove', 'clear', 'change', 'quantity', 'send', 'address', 'delete', ''] as const
const COOKIES = [
  'context-token',
  'cart-count',
  'cart-lines',
  'flash',
  'sent-request',
  'shown-request',
  'language',
  '__proto__',
] as const
const TYPES = [
  'application/x-www-form-urlencoded',
  'application/x-www-form-urlencoded; charset=utf-16',
  'multipart/form-data; boundary=zq',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'application/json',
  'text/plain',
  'text/x-script',
  'x',
  '',
] as const

/** A request to a page: its address, form and cookies. */
export function pageInput(random: Random, origin: string): Input {
  const page = random.pick(PAGES)
  const address = random.percent(60) ? page : oddAddress(random, page)
  const headers: Record<string, string> = {
    ...(random.percent(40) ? { cookie: cookies(random) } : {}),
    ...(random.percent(10)
      ? {
          [random.pick(['accept-language', 'accept', 'x-forwarded-proto', 'if-none-match', 'referer'])]:
            headerText(random),
        }
      : {}),
  }
  if (random.percent(45)) return { method: random.percent(90) ? 'GET' : random.pick(METHODS), address, headers }
  const type = random.percent(60) ? TYPES[0] : random.pick(TYPES)
  return {
    method: random.percent(90) ? 'POST' : random.pick(METHODS),
    address,
    headers: {
      ...headers,
      ...(type === '' ? {} : { 'content-type': type }),
      ...(random.percent(90) ? { origin } : {}),
      ...(random.percent(5) ? { 'sec-fetch-site': random.pick(['cross-site', 'same-origin', 'x']) } : {}),
    },
    ...(random.percent(95) ? { raw: formBody(random, type) } : {}),
  }
}

function oddAddress(random: Random, page: string): string {
  const odd = () => pathText(random)
  return random.pick([
    `/${odd()}`,
    `/de/${odd()}`,
    `/de/shop/${odd()}`,
    `/de/shop/category/${odd()}/${odd()}`,
    `/de/shop/product/${odd()}`,
    `/resources/${odd()}`,
    `${page.split('?')[0]}.data`,
    `/${odd()}.data`,
    `/de/${odd()}.data?_routes=${odd()}`,
    `/_root.data?_routes=${odd()}`,
    `//${odd()}`,
    `/de//${odd()}`,
    `${page}${page.includes('?') ? '&' : '?'}${random.pick(['show', 'sort', 'page', 'p', 'step', 'index', 'min-price', 'q'])}=${odd()}`,
    `/de?${'a=b&'.repeat(1500)}`,
  ])
}

function formBody(random: Random, type: string): string {
  const fields = Array.from({ length: random.pick([0, 1, 3, 8, 300]) }, () => {
    const name = random.percent(95) ? random.pick(FIELDS) : oddText(random)
    return [name, name === 'intent' && random.percent(80) ? random.pick(INTENTS) : oddText(random)] as const
  })
  if (random.percent(5)) return '%'.repeat(random.pick([1, 3, 1000]))
  if (type.startsWith('multipart')) {
    const parts = fields.map(
      ([name, value]) => `--zq\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    return `${parts.join('')}${random.percent(70) ? '--zq--\r\n' : ''}`
  }
  return new URLSearchParams(fields.map(([name, value]) => [name.toWellFormed(), value.toWellFormed()])).toString()
}

function cookies(random: Random): string {
  const count = random.pick([1, 2, 7])
  return Array.from({ length: count }, () => {
    const value = random.percent(50) ? encodeURIComponent(oddText(random).toWellFormed()) : headerText(random)
    return `${random.pick(COOKIES)}=${random.percent(10) ? random.pick(['%00', '%0A', '%', '"', '{"number":1}']) : value.slice(0, 2000)}`
  }).join('; ')
}
