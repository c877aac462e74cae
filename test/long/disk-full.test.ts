import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '#backend/database/open.ts'
import { submitForm } from '#test/support/page-form.ts'
import { freePort } from '#test/support/free-port.ts'
import { makeFolder, spawnSite, startSite } from '#test/support/site.ts'
import { siteTemplate } from '#test/support/template.ts'
import { visit, type Visitor } from '#test/support/visitor.ts'
import { printFigures } from './figures.ts'
import {
  addPieceByForm,
  goToSummaryByForms,
  toRedirectTarget,
  openAddress,
  openProduct,
  openSummary,
} from './journey.ts'
import { countMails, findGaps, mailsOf, readRequests } from './stored-requests.ts'
import { readMailFiles } from '#test/support/deployment.ts'

const JOURNEYS = 40
const isRoot = process.getuid?.() === 0
const disk = makeFolder()
const mount = (...options: string[]) => execFileSync('mount', ['-t', 'tmpfs', '-o', options.join(','), 'tmpfs', disk])
const unmount = () => execFileSync('umount', [disk])

let isMounted = false
beforeEach(() => () => {
  if (isMounted) unmount()
  isMounted = false
})
afterAll(() => rm(disk, { recursive: true, force: true }))

function mountDisk(size: string): string {
  mount(`size=${size}`)
  isMounted = true
  return join(disk, 'var')
}

/** Fills the disk; frees the space. */
async function fillDisk(): Promise<() => Promise<void>> {
  const file = join(disk, 'filler')
  const handle = await open(file, 'w')
  const block = Buffer.alloc(64 * 1024)
  const isFull = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOSPC'
  for (let size = block.length; size >= 1024; size /= 2) {
    for (let full = false; !full;) {
      full = await handle.write(block.subarray(0, size)).then(
        () => false,
        (error: unknown) => isFull(error) || Promise.reject(error),
      )
    }
  }
  await handle.close()
  return () => rm(file)
}

test.skipIf(!isRoot).each(['16m', '60m'])(
  'a first start on a disk of %s reports the missing space and succeeds with more',
  async (size) => {
    const dataDir = mountDisk(size)
    const site = spawnSite({ dataDir, port: await freePort() })
    let output = ''
    for (const stream of [site.stdout, site.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
    const [code] = await once(site, 'exit')
    console.log(`disk of ${size}: exit code ${code}, last line: ${output.trim().split('\n').at(-1)}`)
    expect(code).toBe(1)
    execFileSync('mount', ['-o', 'remount,size=400m', disk])
    const again = await startSite({ dataDir })
    await again.dispose()
    expect(output).toContain(dataDir)
    expect(output).toMatch(/ENOSPC|no space left/i)
  },
)

/** Follows the journey as far as possible and returns every status. */
async function tryJourney(visitor: Visitor, email: string, statuses: number[]): Promise<'sent' | 'stopped'> {
  const steps = [() => openProduct(visitor), () => openAddress(visitor, email), () => openSummary(visitor)]
  for (const openStep of steps) {
    const form = await openStep().catch(() => undefined)
    if (!form) return 'stopped'
    const response = await submitForm(visitor, form)
    statuses.push(response.status)
    if (response.status >= 400) return 'stopped'
  }
  return 'sent'
}

test.skipIf(!isRoot)('a full disk makes the shop respond with 503, and nothing is lost', async () => {
  const dataDir = mountDisk('220m')
  await mkdir(dataDir)
  const site = await startSite({ dataDir, template: await siteTemplate() })
  try {
    const sent: string[] = []
    const before = visit(site.url)
    toRedirectTarget(await submitForm(before, await goToSummaryByForms(before, 'before@example.com')))
    sent.push('before@example.com')

    // Visitors at each step meet the full disk too.
    const waiting = visit(site.url)
    const waitingForm = await goToSummaryByForms(waiting, 'waiting@example.com')
    const atAddress = visit(site.url)
    await addPieceByForm(atAddress)
    const addressForm = await openAddress(atAddress, 'address@example.com')

    const free = await fillDisk()
    const statuses: number[] = []
    const kept: number[] = []
    for (let index = 0; index < JOURNEYS; index += 1) {
      const email = `full.${index}@example.com`
      if ((await tryJourney(visit(site.url), email, statuses)) === 'sent') sent.push(email)
      kept.push((await visit(site.url).get('/de')).status)
    }
    const late = [await submitForm(waiting, waitingForm), await submitForm(atAddress, addressForm)].map(
      ({ status }) => status,
    )
    statuses.push(...late)
    await free()

    const begun = performance.now()
    let recovered: 'sent' | 'stopped' = 'stopped'
    while (recovered === 'stopped' && performance.now() - begun < 60_000)
      recovered = await tryJourney(visit(site.url), 'after@example.com', [])
    sent.push('after@example.com')
    const seconds = (performance.now() - begun) / 1000
    toRedirectTarget(await submitForm(waiting, waitingForm))
    sent.push('waiting@example.com')
    toRedirectTarget(await submitForm(atAddress, addressForm))
    toRedirectTarget(await submitForm(atAddress, await openSummary(atAddress)))
    sent.push('address@example.com')

    await site.restart()
    const files = await mailsOf({ mails: () => readMailFiles([site]) }, sent.length * 2)
    await site.stop()
    const stored = await readRequests({
      inDatabase: async (read) => {
        const database = await openDatabase({ dataDir })
        return read(database).finally(database.close)
      },
    })
    const count = (status: number) => statuses.filter((found) => found === status).length
    printFigures('A disk that fills up, PGlite on tmpfs', [
      {
        journeys: JOURNEYS,
        'kept pages 200': kept.filter((status) => status === 200).length,
        'with 503': count(503),
        'other than 302, 303, 503': statuses.filter((status) => ![302, 303, 503].includes(status)).join(' ') || 0,
        'sent meanwhile': sent.filter((email) => email.startsWith('full')).length,
        'works again after s': seconds.toFixed(1),
        requests: `${stored.length} of ${sent.length}`,
        mails: `${files.length} of ${sent.length * 2}`,
      },
    ])
    expect(count(503), 'the disk was never full').toBeGreaterThan(0)
    expect(statuses.filter((status) => ![302, 303, 503].includes(status))).toEqual([])
    expect(kept).toEqual(kept.map(() => 200))
    expect(stored.map(({ email }) => email).toSorted()).toEqual(sent.toSorted())
    expect(findGaps(stored)).toEqual([])
    expect([...countMails(files, sent).values()].every((count) => count === 2)).toBe(true)
  } finally {
    await site.stop()
  }
})
