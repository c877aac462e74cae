import { data, UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { expect, test } from 'vitest'
import { knownError } from '#web/app/known-error.ts'
import { plainForm } from './form-fields.ts'
import { catchNetworkError, networkErrorResult } from './network-error.ts'

const LOGIN = plainForm('login', {
  email: { label: () => 'E-mail', maxLength: 254, type: 'email' },
  password: { label: () => 'Password', maxLength: 128, type: 'password' },
})

const failing = (error: unknown) => {
  const body = new URLSearchParams({ email: 'ada@', password: 'secret' })
  const request = new Request('http://site.test', { method: 'POST', body })
  const serverAction = async () => {
    throw error
  }
  return catchNetworkError({ request, serverAction }, (posted) => networkErrorResult(LOGIN, posted))
}

test.each([
  ['no response', new TypeError('Failed to fetch')],
  ['a server that is too busy', new ErrorResponse(503, 'Service Unavailable', 'busy')],
  ['a proxy that does not reach it', new ErrorResponse(502, 'Bad Gateway', '<h1>502</h1>')],
])('after %s the form comes back with its input, but without the password', async (_, error) => {
  const result = {
    form: 'login',
    status: 503,
    values: { email: 'ada@' },
    errors: {},
    notice: expect.stringContaining('noch einmal'),
  }
  expect(await failing(error)).toEqual(data(result, { status: 503 }))
})

test('an error that the pages answer with stays as it is', async () => {
  const said = new ErrorResponse(503, '', { code: 8503 })
  await expect(failing(said)).rejects.toBe(said)
})

test('a page that was refused says that it was too much, not that something is broken', () => {
  expect(knownError(new ErrorResponse(503, 'Service Unavailable', 'busy'))).toEqual({ code: 503, busy: true })
  expect(knownError(new ErrorResponse(503, '', { code: 8503 }))).toEqual({ code: 8503 })
})
