import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { LIMITS } from '#backend/limits/limits.ts'
import { countInMemory } from '#backend/limits/memory-limiter.ts'
import { createConsentLog } from './consent-log.ts'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'consents-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const NOW = new Date('2026-11-22T10:00:00Z')
const read = (file: string) => readFileSync(join(folder, file), 'utf8')

test('a line has time, language, choices and the version of the text, which is stored once', async () => {
  const log = createConsentLog(folder, () => NOW)
  await log.write({ choices: { matomo: 'declined', video: 'accepted' }, locale: 'de', text: 'Cookies' })
  await log.write({ choices: { video: 'accepted' }, locale: 'de', text: 'Cookies' })
  const [header, first, second] = read('2026-11.csv').split('\n')
  const [version] = readdirSync(join(folder, 'texts')).map((name) => name.replace('.txt', ''))
  expect(header).toBe('at,language,matomo,video,text')
  expect(first).toBe(`2026-11-22T10:00:00.000Z,de,declined,accepted,${version}`)
  expect(second).toBe(`2026-11-22T10:00:00.000Z,de,,accepted,${version}`)
  expect(read(`texts/${version}.txt`)).toBe('Cookies')
  expect(readdirSync(join(folder, 'texts'))).toHaveLength(1)
})

test('two processes share the files, and no line is lost', async () => {
  const logs = [createConsentLog(folder, () => NOW), createConsentLog(folder, () => NOW)]
  const writes = Array.from({ length: 100 }, (_, index) =>
    logs[index % 2]?.write({ choices: { video: 'declined' }, locale: 'en', text: `text ${index % 3}` }),
  )
  await Promise.all(writes)
  expect(read('2026-11.csv').trim().split('\n')).toHaveLength(101)
  expect(readdirSync(join(folder, 'texts'))).toHaveLength(3)
})

test('a flood of decisions ends at 600 lines a minute', async () => {
  let now = NOW
  const log = createConsentLog(folder, () => now)
  const decision = { choices: { video: 'declined' }, locale: 'en', text: 'text' } as const
  for (let line = 0; line < 700; line += 1) await log.write(decision)
  expect(read('2026-11.csv').trim().split('\n')).toHaveLength(601)
  now = new Date(NOW.getTime() + 60_000)
  await log.write(decision)
  expect(read('2026-11.csv').trim().split('\n')).toHaveLength(602)
})

test('one network cannot take the lines of the others', async () => {
  let network = '203.0.113.1'
  const count = countInMemory({
    secret: 's',
    callerNetwork: () => network,
    log: { warn: () => {}, error: () => {} },
  })
  const isTooMany = async () => (await count('consent')) !== undefined
  const log = createConsentLog(folder, () => NOW, isTooMany)
  const decision = { choices: { video: 'declined' }, locale: 'en', text: 'text' } as const
  for (let line = 0; line < 700; line += 1) await log.write(decision)
  network = '203.0.113.2'
  await log.write(decision)
  const [perMinute] = LIMITS.consent
  expect(read('2026-11.csv').trim().split('\n')).toHaveLength(1 + perMinute.points + 1)
})
