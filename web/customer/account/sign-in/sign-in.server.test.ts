import { RouterContextProvider } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { perLocale } from '#contracts/locales.ts'
import { reportContext, sessionContext, shopContext } from '#web/app/context.ts'
import { createShopClient } from '#web/clients/shop.server.ts'
import { runFormAction } from '#web/forms/action/form-action.server.ts'
import { createSessions } from '#web/session/session.server.ts'
import { signInAction } from './sign-in.server.ts'

interface Refusal {
  status: number
  code: string
  detail: string
  parameters?: object
}

let reported: unknown[]
beforeEach(() => {
  reported = []
})

/** Signs in at a shop that responds with an error envelope as a Shopware writes it. */
async function signInAt({ status, code, detail, parameters = [] }: Refusal) {
  const errors = [{ status: String(status), code, title: 'Refused', detail, meta: { parameters } }]
  const endpoint = {
    url: 'https://shop.example.com/store-api',
    fetch: async () => Response.json({ errors }, { status }),
  }
  const settings = { accessKey: 'SWSCTEST', languageIds: perLocale(() => 'a'.repeat(32)) }
  const context = new RouterContextProvider()
  const headers = new Headers()
  context.set(sessionContext, createSessions({ secret: 's', secure: false }).read({ headers }))
  context.set(shopContext, createShopClient(endpoint, settings, 'de', { contextToken: undefined }))
  context.set(reportContext, (error) => reported.push(error))
  const posted = new FormData()
  posted.set('email', 'kunde@example.com')
  posted.set('password', 'falsch')
  const result = await runFormAction(signInAction, posted, context)
  if (!('data' in result)) throw new Error('It was not refused')
  const { errors: fields, notice, values } = result.data
  return { status: result.init?.status, fields, notice, values }
}

const TYPED = { email: 'kunde@example.com' }
const UNKNOWN = 'No matching customer for the email "kunde@example.com" was found.'

test.each([
  // Recorded: login-unknown, login-wrong-password, optin-login-before-confirm.
  ['CHECKOUT__CUSTOMER_NOT_FOUND', UNKNOWN, { fields: { email: 'Diese E-Mail-Adresse ist uns nicht bekannt.' } }],
  [
    'CHECKOUT__CUSTOMER_AUTH_BAD_CREDENTIALS',
    'Invalid username and/or password.',
    { fields: { password: expect.stringContaining('Passwort') } },
  ],
  [
    'CHECKOUT__CUSTOMER_OPTIN_NOT_COMPLETED',
    'The customer with the id "01a2" has not completed the opt-in.',
    { fields: {}, notice: expect.stringContaining('bestätigt') },
  ],
  // Older Shopwares have one code without a meaning for a wrong address and a wrong password.
  [
    '0',
    'Invalid username and/or password.',
    { fields: {}, notice: expect.stringContaining('prüfen Sie Ihre Angaben') },
  ],
  ['0', UNKNOWN, { fields: {}, notice: expect.stringContaining('prüfen Sie Ihre Angaben') }],
])('A sign-in that a shop refuses with %s (%s) shows the reason.', async (code, detail, said) => {
  expect(await signInAt({ status: 401, code, detail })).toMatchObject({ status: 422, values: TYPED, ...said })
  expect(reported).toEqual([])
})

test.each([
  // Recorded: login-throttle-11.
  [{ seconds: 9 }, 'in 1 Minute'],
  [{ seconds: 61 }, 'in 2 Minuten'],
  // Without a time.
  [[], 'in 1 Minute'],
])('Too many attempts (%j) show the wait and claim no password that is still there.', async (parameters, wait) => {
  const code = 'CHECKOUT__CUSTOMER_AUTH_THROTTLED'
  const refused = await signInAt({ status: 429, code, detail: 'Customer auth throttled.', parameters })
  expect(refused).toMatchObject({ status: 429, fields: {}, values: TYPED })
  expect(refused.notice).toContain(`Bitte geben Sie Ihr Passwort ${wait} noch einmal ein.`)
  expect(refused.notice).not.toContain('noch da')
})
