import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterAll, expect, test } from 'vitest'
import { freePort } from '#test/support/free-port.ts'
import { checkMail } from './check-mail.ts'

const OWN = { from: 'Werk <anfrage@werk.de>', sales: 'vertrieb@werk.de', salesLocale: 'de', shownTo: 'no one' } as const
const FAR = { isNear: () => false }

/** Its port. No authority signed the package's certificate, so TLS works only for clients that ignore that. */
async function startMailServer(options: SMTPServerOptions = {}): Promise<number> {
  const server = new SMTPServer({ disabledCommands: [], logger: false, ...options })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  afterAll(() => new Promise<void>((done) => server.close(done)))
  return (server.server.address() as AddressInfo).port
}

const login: SMTPServerOptions = {
  onAuth: ({ password }, _, done) => done(password === 'right' ? null : new Error('no'), { user: 'x' }),
}
const noTls: SMTPServerOptions = { disabledCommands: ['STARTTLS', 'AUTH'], authOptional: true }

const at = (smtpUrl: string, options: Parameters<typeof checkMail>[1] = {}) =>
  checkMail({ mail: { ...OWN, smtpUrl } }, { timeLimit: 10_000, ...options })

test('A mail server that takes the log-in over TLS gives no finding.', async () => {
  const port = await startMailServer(login)
  const url = `smtp://me:right@127.0.0.1:${port}?requireTLS=true&tls.rejectUnauthorized=false`
  expect(await at(url, FAR)).toEqual([])
})

test('The doctor reports a refused log-in.', async () => {
  const port = await startMailServer(login)
  expect(await at(`smtp://me:wrong@127.0.0.1:${port}?tls.rejectUnauthorized=false`)).toMatchObject([
    {
      severity: 'error',
      problem: `The mail server 127.0.0.1:${port} refuses the log-in (535).`,
      remedy: expect.stringContaining('user and password in SMTP_URL'),
    },
  ])
})

test('The doctor reports a mail server without TLS, unless it is on this machine.', async () => {
  const url = `smtp://127.0.0.1:${await startMailServer(noTls)}`
  expect(await at(url, FAR)).toMatchObject([
    {
      severity: 'error',
      problem: expect.stringContaining('offers no TLS'),
      remedy: expect.stringContaining('smtps://'),
    },
  ])
  expect(await at(url)).toEqual([])
  expect(await at(`${url}?requireTLS=true`)).toMatchObject([{ problem: expect.stringContaining('offers no TLS') }])
})

test('The doctor reports TLS that is not required.', async () => {
  const port = await startMailServer(login)
  expect(await at(`smtp://me:right@127.0.0.1:${port}?tls.rejectUnauthorized=false`, FAR)).toMatchObject([
    {
      severity: 'warning',
      problem: expect.stringContaining('offers TLS'),
      remedy: expect.stringContaining('?requireTLS=true to SMTP_URL'),
    },
  ])
})

test('The doctor reports a certificate that is not accepted.', async () => {
  const port = await startMailServer(login)
  expect(await at(`smtp://me:right@127.0.0.1:${port}`)).toMatchObject([
    { severity: 'error', problem: expect.stringContaining(`The certificate of 127.0.0.1:${port} is not accepted`) },
  ])
})

test('The doctor reports smtps at a server that begins without TLS.', async () => {
  const port = await startMailServer(login)
  expect(await at(`smtps://me:right@127.0.0.1:${port}`)).toMatchObject([
    {
      problem: expect.stringContaining('does not speak TLS on that port'),
      remedy: 'Correct the scheme or the port in SMTP_URL.',
    },
  ])
})

test('The doctor reports a host or a port without a mail server.', async () => {
  const port = await freePort()
  expect(await at('smtp://mail.invalid')).toMatchObject([
    {
      problem: expect.stringMatching(/^No host has the name in mail\.invalid/),
      remedy: expect.stringContaining('SMTP_URL'),
    },
  ])
  expect(await at(`smtp://127.0.0.1:${port}`)).toMatchObject([
    { problem: `Nothing listens at 127.0.0.1:${port} (ECONNREFUSED).`, remedy: expect.stringContaining('SMTP_URL') },
  ])
})

test('The doctor reports a service that is not a mail server, and one that is silent.', async () => {
  const open = async (greeting: string) => {
    const server = createServer((socket) => socket.on('error', () => {}).write(greeting))
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    afterAll(() => server.close())
    return (server.address() as AddressInfo).port
  }
  expect(await at(`smtp://127.0.0.1:${await open('HTTP/1.1 400 Bad Request\r\n')}`)).toMatchObject([
    { problem: expect.stringContaining('is no mail server') },
  ])
  expect(await at(`smtp://127.0.0.1:${await open('')}`, { timeLimit: 300 })).toMatchObject([
    { problem: expect.stringContaining('does not answer in time'), remedy: expect.stringContaining('SMTP_URL') },
  ])
})

test('The doctor reports a malformed SMTP_URL.', async () => {
  for (const url of ['mail.werk.de', 'https://mail.werk.de'])
    expect(await at(url)).toMatchObject([{ problem: 'SMTP_URL is not an address of a mail server.' }])
})

test('The doctor reports addresses of the demo.', async () => {
  const smtpUrl = `smtp://127.0.0.1:${await startMailServer(noTls)}`
  const mail = { ...OWN, smtpUrl, from: 'Musterwerk <anfrage@example.com>', sales: 'vertrieb@example.com' }
  expect((await checkMail({ mail })).map(({ remedy }) => remedy)).toEqual([
    'Set SALES_MAIL to your own address.',
    'Set MAIL_FROM to an address of your own domain.',
  ])
})
