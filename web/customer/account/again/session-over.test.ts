import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { expect, test } from 'vitest'
import { readSessionOver } from './session-over.ts'

const over = { unsent: [['street', 'Weg 1']], email: 'ada@example.com', errors: { password: 'fehlt' } }

test('A form that came without a session is read with its sign-in that failed.', () => {
  expect(readSessionOver(new ErrorResponse(401, '', over))).toEqual(over)
})

test.each([
  [403, over],
  [401, null],
  [401, {}],
  [401, { unsent: 'street' }],
  [401, { unsent: ['street'] }],
])('Status %i with %j is another error.', (status, data) => {
  expect(readSessionOver(new ErrorResponse(status, '', data))).toBeUndefined()
})
