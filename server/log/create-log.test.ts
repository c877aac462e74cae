import { Writable } from 'node:stream'
import { createTransport } from 'nodemailer'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { OpenedDatabase } from '#backend/database/database.ts'
import { ServiceFailure, type Failure } from '#contracts/failure.ts'
import { describeOnBothDatabases } from '#test/support/database.ts'
import { germany, NO_MAIL, openSalesShop, registration, shopOn, visitShop } from '#test/support/sales-shop.ts'
import { createLog } from './create-log.ts'

const TYPED = ['erika', 'Zoë', 'Hauptstraße', '12345', 'Musterstadt', 'aB3dE6gH9jK2mN5pQ8sT1vW4yZ7cF0hL', '203.0.113.7']

let output = ''
const log = createLog('trace', new Writable({ write: (chunk, _, done) => ((output += String(chunk)), done()) }))
beforeEach(() => void (output = ''))

/** @returns the single line of the log, which must not have anything that the visitor typed. */
function loggedLine(): Record<string, unknown> {
  for (const typed of TYPED) expect(output).not.toContain(typed)
  expect(output.trim().split('\n')).toHaveLength(1)
  return JSON.parse(output) as Record<string, unknown>
}

test('A service’s refusal keeps its codes and loses its sentences.', () => {
  const failure: Failure = {
    service: 'shop',
    operation: 'POST /account/register',
    kind: 'refused',
    status: 400,
    errors: [{ code: 'X', detail: '"Zoë" is wrong', pointer: '/firstName', parameters: { value: 'Zoë' } }],
  }
  log.error(
    { failure, err: new ServiceFailure(failure), url: 'https://shop.test/de/shop?name=Zoë' },
    'a service failed',
  )
  expect(loggedLine()).toMatchObject({
    err: { type: 'ServiceFailure', failure: { status: 400, errors: [{ code: 'X', pointer: '/firstName' }] } },
    url: 'https://shop.test/de/shop?name',
  })
})

test('Text that JSON.parse could not read is not repeated.', () => {
  try {
    JSON.parse('Zoë Hauptstraße 1')
  } catch (error) {
    log.error({ err: error }, 'malformed')
  }
  expect(loggedLine()).toMatchObject({ err: { type: 'SyntaxError' } })
})

test('An error has a cause, and an address and a token in its message.', () => {
  const cause = new Error(`token ${TYPED[5]} of erika@example.com at 203.0.113.7`)
  log.error(new Error('failed', { cause }))
  expect(loggedLine()).toMatchObject({
    err: { message: 'failed', cause: { message: 'token [token] of [email] at [address]' } },
  })
})

test('A mail could not be sent.', async () => {
  const transport = createTransport({ host: '127.0.0.1', port: 1, connectionTimeout: 1000 })
  const mail = { from: 'erika@example.com', to: 'Zoë <erika@example.com>', subject: 'Zoë', text: 'Hauptstraße 1' }
  log.error({ err: await transport.sendMail(mail).catch((error: unknown) => error), mail: 'id-1' }, 'mail: not sent')
  expect(loggedLine()).toMatchObject({ err: { code: 'ESOCKET', syscall: 'connect' }, mail: 'id-1' })
})

describeOnBothDatabases('A failing query', (open) => {
  let database: OpenedDatabase
  beforeAll(async () => {
    database = await open()
    await openSalesShop(database)
  })

  test('has the statement and the reason but not the values', async () => {
    const shop = shopOn(database, NO_MAIL, log)
    const countryId = await germany(shop)
    await database.query('alter table customer_address rename to customer_address_away')
    const visitor = visitShop(shop, TYPED[5])
    const { status } = await visitor.call('POST /account/register', registration(countryId, { firstName: 'Zoë' }))
    await database.query('alter table customer_address_away rename to customer_address')
    expect(status).toBe(500)
    const line = loggedLine()
    expect(line).toMatchObject({
      msg: 'shop: operation failed',
      err: { message: 'Failed query', cause: { code: '42P01' } },
    })
    expect(JSON.stringify(line)).toContain('customer_address')
  })

  test('does not quote a value of the wrong type', async () => {
    const error: unknown = await database
      .query('select $1::text::integer', ['Hauptstraße 12345'])
      .catch((reason: unknown) => reason)
    log.error({ err: error }, 'failed')
    expect(loggedLine()).toMatchObject({
      err: { code: '22P02', message: expect.stringContaining('invalid input syntax') },
    })
  })
})
