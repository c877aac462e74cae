import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { expect, test } from 'vitest'
import { knownError } from './known-error.ts'

test('An error page shows what a loader says about the error.', () => {
  const said = {
    code: 8503,
    alternates: { en: '/en/shop', nl: undefined },
    locale: 'fr',
    site: 'https://fr.example.com',
  }
  expect(knownError(new ErrorResponse(503, '', said))).toEqual(said)
})

test.each([null, 'text', { code: '8503' }, { alternates: { en: 1 } }, { site: {} }])(
  'Of %j, which no loader says, only the status is shown.',
  (said) => expect(knownError(new ErrorResponse(404, '', said))).toEqual({ code: 404 }),
)
