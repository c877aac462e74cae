import { describe, expect, test } from 'vitest'
import { VARIANTS_STEP } from '#web/routes/shop/product/add-to-cart/add-form.ts'
import { checkSeveral } from './check-several.ts'
import { dropEmptyPieces, MOST_VARIANTS, piecesOfVariant, SEVERAL_FORM } from './several-form.ts'

const one = { id: 'a', number: 'A-1', purchase: { min: 1, max: 100, step: 1 } }
const inTens = { id: 'b', number: 'B-1', purchase: { min: 20, max: 100, step: 10 } }

describe('pieces beside several variants', () => {
  test('are a line each, in any spelling; nought and empty ones are none', () => {
    const pieces = { 'A-1': '1.000', 'B-1': ' 30 ', 'C-1': '0' }
    const variants = [{ ...one, purchase: { min: 1, max: 2000, step: 1 } }, inTens, { ...one, id: 'c', number: 'C-1' }]
    expect(checkSeveral({ pieces }, variants)).toEqual({
      inputs: [
        { productId: 'a', quantity: 1000 },
        { productId: 'b', quantity: 30 },
      ],
    })
  })

  test.each([
    ['A-1', '1,5', /von 1 bis 100/],
    ['A-1', 'viele', /von 1 bis 100/],
    ['A-1', '101', /von 1 bis 100/],
    ['A-1', '-3', /von 1 bis 100/],
    ['B-1', '10', /von 20 bis 100 in Schritten von 10/],
    ['B-1', '25', /von 20 bis 100 in Schritten von 10/],
  ])('of %s, %s are wrong at their row, and nothing is added', (number, typed, text) => {
    const pieces = { 'A-1': '2', 'B-1': '20', [number]: typed }
    expect(checkSeveral({ pieces }, [one, inTens])).toEqual({
      errors: { [piecesOfVariant(number)]: expect.stringMatching(text) },
    })
  })

  test('of every wrong row are named at once', () => {
    const { errors } = checkSeveral({ pieces: { 'A-1': '0,5', 'B-1': '7' } }, [one, inTens])
    expect(Object.keys(errors ?? {})).toEqual([piecesOfVariant('A-1'), piecesOfVariant('B-1')])
  })

  test('that are missing, too many or of a variant that is gone are an error of the table', () => {
    const many = Object.fromEntries(Array.from({ length: MOST_VARIANTS + 1 }, (_, index) => [`N-${index}`, '1']))
    for (const pieces of [{}, { 'A-1': '0' }, many, { 'X-1': '1', 'A-1': '2' }])
      expect(Object.keys(checkSeveral({ pieces }, [one]).errors ?? {})).toEqual([VARIANTS_STEP])
  })
})

describe('the form of several variants', () => {
  test('reads filled fields by product number, and nothing else', () => {
    const posted = new FormData()
    for (const [name, value] of [
      ['pieces-A-1', ' 4 '],
      ['pieces-B-1', '  '],
      ['quantity', '7'],
    ] as const)
      posted.append(name, value)
    expect(SEVERAL_FORM.read(posted)).toEqual({ pieces: { 'A-1': '4' } })
  })

  test('is sent without its empty fields, and with no more filled ones than show that they are too many', () => {
    const posted = new FormData()
    posted.set('intent', 'several')
    for (let index = 0; index < 1000; index++) posted.set(piecesOfVariant(`N-${index}`), index % 2 ? '1' : '')
    dropEmptyPieces(posted)
    expect([...posted]).toHaveLength(1 + MOST_VARIANTS + 1)
    expect([...posted].slice(0, 2)).toEqual([
      ['intent', 'several'],
      ['pieces-N-1', '1'],
    ])
  })
})
