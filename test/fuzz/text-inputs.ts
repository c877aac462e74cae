import type { Input } from './input.ts'
import type { Random } from './random.ts'
import { oddText } from './values.ts'

/** Signs that a careless expression reads again and again. */
const REPEATED = [
  '/',
  '/**/',
  ' ',
  '-',
  '1',
  '1,',
  '@',
  'a@',
  '%40',
  '(',
  '.',
  '"',
  '\t',
  '=',
  '⁻',
  '[',
  'x ',
  '{',
  '<',
]
const ENDS = ['', '\u2028!', 'x', '\n', '"'] as const
/** Names that every object has, and names that parsers split. */
const NAMES = [
  'constructor',
  '__proto__',
  'toString',
  'f[]',
  'f[0][1]',
  '[',
  ']',
  'a.b',
  '',
  '"',
  'f"; filename="x',
] as const
const FORMS = ['/typo/de/kontakt', '/de/kontakt', '/de/newsletter', '/de/kontakt/anwendungstechnik'] as const
const CAMEL = 'tx_form_formframework'

const longText = (random: Random): string => {
  const sign = random.pick(REPEATED)
  return (
    random.pick(['', '1x ', 'CT-08B1-S-2000 4 ', 'a1']) +
    sign.repeat(random.pick([8, 60, 500, 3000])) +
    random.pick(ENDS)
  )
}

/** A request with long texts where a visitor types, in paths, or in names of fields. */
export function textInput(random: Random, origin: string): Input {
  const kind = random.below(10)
  if (kind < 3)
    return form(origin, '/de/shop/list', [
      ['intent', 'check'],
      ['list', listText(random)],
    ])
  if (kind < 6) return { method: random.pick(['GET', 'POST']), address: longAddress(random), headers: { origin } }
  const names = Array.from({ length: random.pick([1, 3, 20]) }, () => random.pick(NAMES))
  return form(
    origin,
    `${random.pick(FORMS)}?${CAMEL}=${random.percent(50) ? 'x' : ''}`,
    names.map((name) => [name, random.percent(50) ? longText(random) : oddText(random)]),
  )
}

const listText = (random: Random): string =>
  Array.from({ length: random.pick([1, 3, 30]) }, () =>
    Array.from({ length: random.pick([1, 2, 5]) }, () =>
      random.percent(40) ? longText(random) : oddText(random),
    ).join(random.pick(['\t', ';', ' '])),
  ).join('\n')

function longAddress(random: Random): string {
  const sign = encodeURI(random.pick(REPEATED)).replaceAll('[', '%5B')
  const long = sign.repeat(Math.floor(random.pick([60, 1900, 9000]) / sign.length))
  return random.pick([
    `/typo/de${long}x`,
    `/typo/de/${long}`,
    `/de/${long}`,
    `/de/shop/category/${long}x`,
    `/de/shop/account/logout?${long}`,
    `/de/shop?order=${long}`,
    `/de/search?q=${long}`,
    `/de/tools/cut-list?list=${long}`,
  ])
}

const form = (origin: string, address: string, fields: readonly (readonly [string, string])[]): Input => ({
  method: 'POST',
  address,
  headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
  raw: new URLSearchParams(fields.map(([name, value]) => [name.toWellFormed(), value.toWellFormed()])).toString(),
})

const FILE_BEGINNINGS = ['%PDF-1.4', 'ISO-10303-21;', '0\nSECTION\n', '<svg', 'RIFF', 'GIF89a', ''] as const

/** A form with files, which may break off anywhere. */
export function multipartInput(random: Random, origin: string): Input {
  const boundary = random.pick(['zq', 'z'.repeat(70), 'z'.repeat(300), "z'()+_,-./:=?"])
  const parts = Array.from({ length: random.pick([1, 2, 8]) }, () => {
    const name = random.percent(50) ? random.pick(NAMES) : `${CAMEL}[contact-53][file]`
    const file = random.percent(60)
      ? `; filename="${random.pick(['a.pdf', 'a.stp', 'ü.dxf', '', '../a', 'a".pdf'])}"`
      : ''
    const content = file === '' ? oddText(random) : random.pick(FILE_BEGINNINGS) + longText(random)
    return `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${content}\r\n`
  })
  const whole = `${parts.join('')}--${boundary}--\r\n`
  return {
    method: 'POST',
    address: random.pick([...FORMS, '/de/shop/attachments/form', '/typo/de', '/de/shop/list']),
    headers: {
      origin,
      'content-type': `multipart/form-data; boundary=${random.percent(80) ? boundary : random.pick(['', '"', '"z"', 'y'])}`,
    },
    raw: random.percent(50) ? whole : whole.slice(0, random.below(whole.length)),
  }
}
