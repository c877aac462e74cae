import { expect, test } from 'vitest'
import { runWithLocale } from '#web/i18n/locale.server.ts'
import { checkAccessories as checkWith } from './accessory-action.server.ts'
import { ACCESSORY_FORM, accessoryLabelOf } from './accessory-form.ts'

const [BRACKET, CLAMP, VARIANT] = ['a', 'b', 'c'].map((digit) => digit.repeat(32)) as [string, string, string]
const BOUNDS = { min: 1, max: 100_000, step: 1 }
const checkAccessories = (values: ReturnType<typeof read>, bounds = BOUNDS) =>
  runWithLocale('de', () => checkWith(values, () => bounds))
const read = (entries: Record<string, string>) => {
  const posted = new FormData()
  for (const [name, value] of Object.entries(entries)) posted.append(name, value)
  return ACCESSORY_FORM.read(posted)
}

test('every ticked product is a wish in its variant', () => {
  const values = read({
    product: BRACKET,
    [`variant-${BRACKET}`]: VARIANT,
    [`pieces-${BRACKET}`]: '3',
    [`variant-${CLAMP}`]: VARIANT,
    [`pieces-${CLAMP}`]: '1',
  })
  expect(checkAccessories(values)).toEqual({ value: [{ productId: VARIANT, quantity: 3 }] })
  // A product without a tick keeps its input.
  expect(values.pieces).toEqual({ [BRACKET]: '3', [CLAMP]: '1' })
})

test.each<[string, Record<string, string>]>([
  ['nothing ticked', {}],
  ['no variant', { product: BRACKET, [`pieces-${BRACKET}`]: '3' }],
  ['a variant that is not an id', { product: BRACKET, [`variant-${BRACKET}`]: 'drop', [`pieces-${BRACKET}`]: '1' }],
])('%s concerns the whole form', (_, entries) =>
  expect(checkAccessories(read(entries))).toEqual({ notice: expect.any(String) }),
)

test('wrong pieces are an error at the field of their product, which the list names', () => {
  const entries = { product: BRACKET, [`variant-${BRACKET}`]: VARIANT, [`pieces-${BRACKET}`]: '0' }
  const field = `pieces-${BRACKET}`
  expect(checkAccessories(read(entries))).toEqual({ errors: { [field]: expect.any(String) } })
  const labelOf = accessoryLabelOf([{ id: BRACKET, name: 'Halter', picture: undefined, fit: undefined, variants: [] }])
  expect(labelOf(field)).toBe('Halter')
})

test('pieces in which the shop does not sell the variant are refused with those in which it does', () => {
  const check = (pieces: string) =>
    checkAccessories(read({ product: BRACKET, [`variant-${BRACKET}`]: VARIANT, [`pieces-${BRACKET}`]: pieces }), {
      min: 10,
      max: 50,
      step: 10,
    })
  for (const pieces of ['1', '15', '60'])
    expect(check(pieces)).toEqual({
      errors: { [`pieces-${BRACKET}`]: 'Menge: von 10 bis 50 in Schritten von 10.' },
    })
  expect(check('20')).toEqual({ value: [{ productId: VARIANT, quantity: 20 }] })
})

test('fields of something that is not a product are left out', () => {
  expect(read({ 'variant-__proto__': VARIANT, 'pieces-x': '1' })).toEqual({ chosen: [], variants: {}, pieces: {} })
})
