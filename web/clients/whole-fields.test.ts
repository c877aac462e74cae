import { expect, test } from 'vitest'
import { withWholeFields } from './whole-fields.ts'

test('a body asks for JSON fields as a whole, and for all else as before', () => {
  const includes = {
    product: ['id', 'translated.name', 'customFields.profilwerk.cut', 'customFields.profilwerk.format'],
    media: ['url', 'metaData.width', 'metaData.height'],
    cart_line_item: ['payload.note'],
  }
  expect(withWholeFields({ limit: 5, includes })).toEqual({
    limit: 5,
    includes: {
      product: ['id', 'translated.name', 'customFields'],
      media: ['url', 'metaData'],
      cart_line_item: ['payload.note'],
    },
  })
})

test.each([undefined, {}, { ids: ['a'] }])('the body %j stays as it is', (body) =>
  expect(withWholeFields(body)).toEqual(body),
)
