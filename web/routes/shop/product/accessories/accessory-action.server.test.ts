import { expect, test } from 'vitest'
import { checkAccessories } from './accessory-action.server.ts'
import { ACCESSORY_FORM, accessoryLabelOf } from './accessory-form.ts'

const [BRACKET, CLAMP, VARIANT] = ['a', 'b', 'c'].map((digit) => digit.repeat(32)) as [string, string, string]
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

test('fields of something that is not a product are left out', () => {
  expect(read({ 'variant-__proto__': VARIANT, 'pieces-x': '1' })).toEqual({ chosen: [], variants: {}, pieces: {} })
})
