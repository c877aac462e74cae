import type { Input } from './input.ts'
import type { Random } from './random.ts'
import { headerText, pathText } from './shop-inputs.ts'

const METHODS = ['GET', 'GET', 'GET', 'HEAD', 'OPTIONS', 'TRACE', 'POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND']
const CONDITIONS = ['*', '""', '"x"', 'W/"x"', ',,,', '"', '"x', 'x,"y'] as const
const RANGES = [
  'bytes=0-',
  'bytes=-1',
  'bytes=5-1',
  'bytes=0-0,1-1',
  'bytes=99999999999999999999-',
  'lines=1-2',
  'x',
] as const
const ENCODINGS = ['br', 'gzip;q=0', '*;q=0', 'br;q=x', 'identity;q=0', ', ,;;', 'zstd'] as const

/** A request for pictures, content, demo mails and assets. */
export function fileInput(random: Random, picture: string): Input {
  const odd = () => pathText(random)
  const address = random.pick([
    picture,
    `/media/${odd()}/${odd()}`,
    `${picture}/${odd()}`,
    `/media/${odd()}`,
    `/typo/${odd()}`,
    '/typo/de',
    `/typo/de/${odd()}`,
    `/typo/de?type=${odd()}`,
    `/typo/${odd()}/${odd()}?type=834`,
    `/typo/fileadmin/${odd()}`,
    '/typo//////de//',
    `/demo/mails/${odd()}`,
    '/demo/mails',
    `/assets/${odd()}`,
    `/store-api/${odd()}/${odd()}`,
    '/store-api',
    `/health/${odd()}`,
    '/robots.txt',
    '/favicon.ico',
  ])
  const maybe = (name: string, values: readonly string[]) =>
    random.percent(20) ? { [name]: random.percent(70) ? random.pick(values) : headerText(random) } : {}
  return {
    method: random.pick(METHODS),
    address: random.percent(10) ? `${address}${address.includes('?') ? '&' : '?'}${odd()}` : address,
    headers: {
      ...maybe('if-none-match', CONDITIONS),
      ...maybe('range', RANGES),
      ...maybe('if-range', CONDITIONS),
      ...maybe('accept-encoding', ENCODINGS),
      ...maybe('accept', ['*/*', 'image/avif', ';;', 'text/html;q=x']),
      ...maybe('if-modified-since', ['0', 'yesterday', 'Thu, 01 Jan 1970 00:00:00 GMT']),
    },
  }
}
