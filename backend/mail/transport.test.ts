import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { createFileTransport } from './transport.ts'

test('The name of a visitor stays one line of plain words in the headers.', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mails-'))
  const name = 'Erika\r\nBcc: all@example.com =?utf-8?q?Your=20bank?='
  const transport = createFileTransport(folder)
  await transport.send({
    id: '1',
    from: 'Musterwerk <anfrage@example.com>',
    to: { name, address: 'erika@example.com' },
    replyTo: { name, address: 'erika@example.com' },
    subject: `Nachricht von ${name}`,
    text: 'x',
    html: '<p>x</p>',
    date: new Date('2026-11-25T10:00:00Z'),
  })
  const [file = ''] = await readdir(folder)
  const mail = await PostalMime.parse(await readFile(join(folder, file)))
  await rm(folder, { recursive: true })
  const shown = 'Erika Bcc: all@example.com = ?utf-8?q?Your=20bank?='
  expect(mail.to).toEqual([{ name: shown, address: 'erika@example.com' }])
  expect(mail.replyTo).toEqual([{ name: shown, address: 'erika@example.com' }])
  expect(mail.subject).toBe(`Nachricht von ${shown}`)
  expect(mail.bcc).toBeUndefined()
})
