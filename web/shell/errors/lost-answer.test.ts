import { data, UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { expect, test } from 'vitest'
import { knownError } from '#web/shell/errors/known-error.ts'
import { orWhenLost } from './lost-answer.ts'

const failing = (error: unknown) =>
  orWhenLost(
    async () => {
      throw error
    },
    () => 'as typed',
  )

test.each([
  ['no answer', new TypeError('Failed to fetch')],
  ['a server that is too busy', new ErrorResponse(503, 'Service Unavailable', 'busy')],
  ['a proxy that does not reach it', new ErrorResponse(502, 'Bad Gateway', '<h1>502</h1>')],
])('what was typed survives %s', async (_, error) => {
  expect(await failing(error)).toEqual(data('as typed', { status: 503 }))
})

test('what the pages say of an error stays as it is', async () => {
  const said = new ErrorResponse(503, '', { code: 8503 })
  await expect(failing(said)).rejects.toBe(said)
})

test('a page that was refused says that it was too much, not that something is broken', () => {
  expect(knownError(new ErrorResponse(503, 'Service Unavailable', 'busy'))).toEqual({ code: 503, busy: true })
  expect(knownError(new ErrorResponse(503, '', { code: 8503 }))).toEqual({ code: 8503 })
})
