import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeOnEachDeployment, type Deployment, type Kind, PUBLIC_URL } from '#test/support/deployment.ts'
import { randomFractions } from '#test/support/random-fractions.ts'
import { visit } from '#test/support/visitor.ts'
import { breakOff, BREAKS, type BrokenBody, openRequest, type SentInPart, type BrokenSite } from './break-off.ts'
import { type BodyEntry, openEntries } from './entries.ts'

/** Requests at a time; the site has as many places at its gate, so one that is missing is noticed. */
const AT_ONCE = 4
/** Places for forms with files (server/overload/pass-gate.ts). */
const FILE_FORMS = 24

/** Bytes at each end of a large file's form: its middle is the same everywhere. */
const ENDS = 400

/** Bytes behind which a body is cut. Behind its last byte it is whole. */
function cutsOf({ body: { length } }: BodyEntry): number[] {
  const all = Array.from({ length }, (_, cut) => cut)
  return length > 10_000 ? [...all.slice(0, ENDS), ...all.slice(-ENDS)] : all
}

/** Each entry, broken in each way behind each of its bytes, in an order by the seed. */
function allBroken(entries: readonly BodyEntry[], random: () => number): BrokenBody[] {
  const all = entries.flatMap((entry) =>
    BREAKS.flatMap((how) => cutsOf(entry).map((cut) => ({ entry, cut, how, pieces: 1 + Math.floor(random() * 3) }))),
  )
  for (let left = all.length - 1; left > 0; left -= 1) {
    const chosen = Math.floor(random() * (left + 1))
    const [a, b] = [all[left], all[chosen]]
    if (a && b) [all[left], all[chosen]] = [b, a]
  }
  return all
}

/** Sends broken bodies, some at a time. A stalled one stays open while others follow. Returns responses that no body deserves. */
async function sendBroken(target: BrokenSite, cases: readonly BrokenBody[]): Promise<string[]> {
  const wrong: string[] = []
  const queue = cases.values()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      const stalled: SentInPart[] = []
      for (const broken of queue) {
        const result = await breakOff(target, broken)
        if (typeof result === 'object') stalled.push(result)
        else if (broken.how === 'short' ? !result || result >= 500 : result && result >= 500)
          wrong.push(`${broken.entry.name}, ${broken.how} behind ${broken.cut}: ${result}`)
        if (stalled.length > 3) stalled.shift()?.reset()
      }
      for (const one of stalled) one.reset()
    }),
  )
  return wrong
}

/** Unfinished files of the data folder: those of forms are removed, those that are sent in parts stay. */
async function unfinishedFiles(dataDir: string): Promise<number> {
  const files = await readdir(join(dataDir, 'attachments'), { recursive: true })
  return files.filter((file) => /\.(part|check)$/.test(file)).length
}

/** Breaks bodies at every place of entry, on each of these databases, and then uses each place honestly. */
export function describeBrokenBodies(seed: number, count: number, kinds: readonly Kind[]): void {
  describeOnEachDeployment(
    'Bodies that break off, stall or are reset',
    (deploy, kind) => {
      let deployed: Deployment
      let target: BrokenSite
      let entries: BodyEntry[]
      beforeAll(async () => {
        deployed = await deploy({ PAGES_AT_ONCE: String(AT_ONCE) })
        const [site] = deployed.sites
        if (!site) throw new Error('no site')
        const origin = kind === 'PGlite' ? site.url : PUBLIC_URL
        const cookies = new Map<string, string>()
        entries = await openEntries(visit(site.url, cookies, { origin }))
        target = { url: site.url, origin, cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
      })
      afterAll(() => deployed?.dispose())

      test(`leave the process and all its places as they were: seed ${seed}`, async () => {
        const [site] = deployed.sites
        const pid = site?.pid()
        const cases = allBroken(entries, randomFractions(seed)).slice(0, count)
        expect(await sendBroken(target, cases)).toEqual([])

        // No place is missing: as many forms as there are places are under way at once.
        const [form] = entries.filter(({ name }) => name === 'cart, files')
        if (!form) throw new Error('no form')
        const half = Math.floor(form.body.length / 2)
        const open = await Promise.all(
          Array.from({ length: FILE_FORMS }, () => openRequest(target, form, form.body.length)),
        )
        for (const sent of open) sent.send(form.body.subarray(0, half))
        for (const sent of open) sent.send(form.body.subarray(half))
        expect(await Promise.all(open.map(({ status }) => status()))).toEqual(open.map(() => form.status))

        const honest: [string, number | undefined][] = []
        for (const entry of entries) {
          const sent = await openRequest(target, entry, entry.body.length)
          sent.send(entry.body)
          honest.push([entry.name, await sent.status()])
        }
        expect(honest).toEqual(entries.map(({ name, status }) => [name, status]))
        expect([site?.pid(), await unfinishedFiles(site?.dataDir ?? '')]).toEqual([pid, 1])
        expect(site?.output()).not.toMatch(/"level":[56]0|uncaught/)
      })
    },
    kinds,
  )
}
