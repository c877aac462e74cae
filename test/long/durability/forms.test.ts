import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ALL_KINDS, createEmptyServerDatabase } from '#test/support/database.ts'
import type { FormReport } from './form-report.ts'
import { runUntilKilled } from './until-killed.ts'

const ROUNDS = 4
const SCRIPT = join(import.meta.dirname, 'send-forms.ts')

describe.each(ALL_KINDS)('forms on %s survive SIGKILL', (kind) => {
  let dataDir: string
  let server = { url: '', drop: async () => {} }
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'durable-forms-'))
    if (kind === 'postgres') server = await createEmptyServerDatabase()
  })
  afterAll(async () => {
    await server.drop()
    await rm(dataDir, { recursive: true })
  })

  test(`None is lost and none is stored or mailed twice after ${ROUNDS} kills.`, { timeout: 240_000 }, async () => {
    const confirmed = new Set<string>()
    /** Sent without a response: the visitor sends the same form again. */
    const open = new Map<string, string>()
    let stored: { text: string; mails: string[] }[] = []
    const note = (report: FormReport) => {
      if (report.kind === 'state') stored = report.stored
      if (report.kind === 'sending') open.set(report.text, report.body)
      if (report.kind === 'confirmed') {
        confirmed.add(report.text)
        open.delete(report.text)
      }
    }
    const run = (after: number, isOver: FormReport['kind']) => {
      const unanswered = JSON.stringify([...open].map(([text, body]) => ({ text, body })))
      return runUntilKilled<FormReport>(SCRIPT, [dataDir, server.url, unanswered], after, (report) => {
        note(report)
        return report.kind === isOver
      })
    }
    // Killed later after its first thanks in each round, to reach every step.
    let unanswered = 0
    for (let round = 0; round < ROUNDS; round += 1) {
      expect(await run(round * 25, 'confirmed')).toBe('SIGKILL')
      unanswered += open.size
    }
    // Once to send the open ones again, once to see the result.
    expect(await run(0, 'caught-up')).toBe('SIGKILL')
    expect(await run(0, 'state')).toBe('SIGKILL')

    expect(unanswered).toBeGreaterThan(0)
    expect(confirmed.size).toBeGreaterThanOrEqual(ROUNDS)
    const texts = stored.map(({ text }) => text)
    expect(new Set(texts).size).toBe(texts.length)
    expect([...confirmed].filter((text) => !texts.includes(text))).toEqual([])
    for (const { text, mails } of stored) expect([text, mails]).toEqual([text, ['form-message', 'form-receipt']])
    console.log(`${kind}: ${stored.length} forms, ${ROUNDS} kills, ${unanswered} sent again, none lost, none twice`)
  })
})
