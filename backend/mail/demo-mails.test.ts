import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDemoMails } from './demo-mails.tsx'
import { listMails, readMail } from './outbox.ts'
import { mailFolder } from './start.ts'
import { createFileTransport } from './transport.ts'

const mail = (id: string, minute: number, subject: string) => ({
  id: `${id.repeat(8)}-aaaa-4aaa-8aaa-aaaaaaaaaaaa`,
  from: 'Musterwerk <anfrage@example.com>',
  to: { name: 'Erika "E" Muster', address: 'erika@example.com' },
  replyTo: 'vertrieb@example.com',
  subject,
  text: 'Grüße & mehr',
  html: '<p style="color: red">Grüße &amp; mehr</p>',
  date: new Date(Date.UTC(2026, 10, 21, 7, minute)),
})

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mails-'))
})
afterAll(() => rm(dataDir, { recursive: true }))

const get = (path: string) => createDemoMails(dataDir).request(path)

test('An empty outbox says that it is empty.', async () => {
  expect(await listMails(mailFolder(dataDir))).toEqual([])
  expect(await (await get('/')).text()).toContain('There are none yet')
})

test('A folder of mails that cannot be read is an error, not an empty outbox.', async () => {
  const file = join(dataDir, 'file')
  await writeFile(file, '')
  await expect(listMails(file)).rejects.toThrow('ENOTDIR')
})

test('A mail that cannot be read is an error, not a mail that does not exist.', async () => {
  const folder = await mkdtemp(join(dataDir, 'broken-'))
  const id = '20261121T070100-11111111-aaaa-4aaa-8aaa-aaaaaaaaaaaa'
  expect(await readMail(folder, id)).toBeUndefined()
  await mkdir(join(folder, `${id}.eml`))
  await expect(readMail(folder, id)).rejects.toThrow('EISDIR')
})

test('Mails are stored as files, a second attempt replaces the first, and the newest is listed first.', async () => {
  const transport = createFileTransport(mailFolder(dataDir))
  await transport.send(mail('1', 1, 'Ältere'))
  await transport.send(mail('2', 2, '<b>Neuere</b>'))
  await transport.send(mail('2', 2, '<b>Neuere</b>'))
  expect(await readdir(mailFolder(dataDir))).toHaveLength(2)
  const mails = await listMails(mailFolder(dataDir))
  expect(mails.map(({ subject }) => subject)).toEqual(['<b>Neuere</b>', 'Ältere'])
  expect(mails[0]).toMatchObject({
    id: '20261121T070200-22222222-aaaa-4aaa-8aaa-aaaaaaaaaaaa',
    to: 'Erika "E" Muster <erika@example.com>',
    messageId: '<22222222-aaaa-4aaa-8aaa-aaaaaaaaaaaa@example.com>',
    date: new Date('2026-11-21T07:02:00Z'),
  })
  expect(mails[0]?.text.trim()).toBe('Grüße & mehr')
})

test('The list links to each mail, escaped, under a policy without scripts.', async () => {
  const response = await get('/')
  const html = await response.text()
  expect(html).toContain('&lt;b&gt;Neuere&lt;/b&gt;')
  const [newest] = await listMails(mailFolder(dataDir))
  expect(html).toContain(`href="/demo/mails/${newest?.id}"`)
  expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'; style-src 'sha256-/)
  expect(response.headers.get('content-security-policy')).not.toContain('unsafe')
})

test('A mail is shown in a sandbox, as text and as source.', async () => {
  const [newest] = await listMails(mailFolder(dataDir))
  const page = await (await get(`/${newest?.id}`)).text()
  expect(page).toContain(`<iframe src="/demo/mails/${newest?.id}/html" sandbox=""`)
  expect(page).toContain('Grüße &amp; mehr')
  const html = await get(`/${newest?.id}/html`)
  expect(await html.text()).toContain('<p style="color: red">')
  expect(html.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
  expect(html.headers.get('x-frame-options')).toBe('SAMEORIGIN')
  const source = await get(`/${newest?.id}/source`)
  expect(source.headers.get('content-type')).toBe('message/rfc822')
  expect(await source.text()).toMatch(/^From: Musterwerk/m)
})

test.each(['nothing', '..%2f..%2fsecret', '20261121T070300-22222222-aaaa-4aaa-8aaa-aaaaaaaaaaaa'])(
  'There is no mail %s.',
  async (id) => {
    expect((await get(`/${id}`)).status).toBe(404)
    expect(await readMail(mailFolder(dataDir), decodeURIComponent(id))).toBeUndefined()
  },
)
