import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { deployOnPglite } from '#test/support/deployment.ts'
import { submitForm, type PageForm } from '#test/support/page-form.ts'
import { confirmedNumber, visit, type Visitor } from '#test/support/visitor.ts'
import { printFigures } from './figures.ts'
import { CONFIRMATION, goToSummaryByForms, toRedirectTarget } from './journey.ts'
import { randomNumbers } from './random.ts'
import { countMails, findGaps, mailsOf, readRequests } from './stored-requests.ts'

/** `KILLS` shortens the run. */
const KILLS = Number(process.env['KILLS'] ?? 45)
const VISITORS = 5
/** Milliseconds from the first confirmed request of a round to its kill. */
const KILLED_AFTER = [63, 2491] as const

/** A visitor who sent a quote request; `told` is true once the response has arrived. */
interface Sender {
  visitor: Visitor
  form: PageForm
  email: string
  told: boolean
}

test(`after ${KILLS} SIGKILLs while ordering, confirmed requests are stored once and the others can be sent again`, async () => {
  const random = randomNumbers()
  const deployment = await deployOnPglite()
  const [site] = deployment.sites
  if (!site) throw new Error('no site')
  const senders: Sender[] = []
  const starts: number[] = []

  async function send(sender: Sender): Promise<void> {
    expect(toRedirectTarget(await submitForm(sender.visitor, sender.form))).toBe(CONFIRMATION)
    sender.told = true
  }

  /** Sends orders until the site is killed. */
  async function orderUntilKilled(isKilled: () => boolean, onConfirmed: () => void): Promise<void> {
    try {
      for (;;) {
        const [visitor, email] = [visit(site?.url ?? ''), `kill.${Math.random().toString(36).slice(2)}@example.com`]
        const sender = { visitor, email, form: await goToSummaryByForms(visitor, email), told: false }
        senders.push(sender)
        await send(sender)
        onConfirmed()
      }
    } catch (error) {
      if (!isKilled()) throw error
    }
  }

  try {
    for (let round = 1; round <= KILLS; round += 1) {
      const first = Promise.withResolvers<void>()
      let killed = false
      const lanes = Promise.all(Array.from({ length: VISITORS }, () => orderUntilKilled(() => killed, first.resolve)))
      await Promise.race([first.promise, lanes])
      await wait(random(...KILLED_AFTER))
      killed = true
      await site.stop('SIGKILL')
      await lanes
      const begun = performance.now()
      await site.restart()
      starts.push(performance.now() - begun)
      for (const sender of senders) if (!sender.told) await send(sender)
      if (round % 5 === 0) console.log(`${round} kills, ${senders.length} requests sent`)
    }

    const files = await mailsOf(deployment, senders.length * 2)
    const numbers = new Map<string, string | undefined>()
    for (const { visitor, email } of senders) numbers.set(email, await confirmedNumber(visitor))
    const stored = await readRequests(deployment)
    const byEmail = new Map(stored.map((request) => [request.email, request.number]))
    const lost = senders.filter(({ email }) => byEmail.get(email) !== numbers.get(email))
    const inPart = stored.filter(({ lengths, queued }) => lengths.length !== 1 || queued !== 2)
    const mails = [...countMails(files, [...numbers.keys()]).values()]
    printFigures('SIGKILL while ordering, PGlite', [
      {
        kills: KILLS,
        'started again in ms': `${Math.round(Math.min(...starts))}–${Math.round(Math.max(...starts))}`,
        confirmed: senders.length,
        lost: lost.length,
        doubled: stored.length - byEmail.size,
        gaps: findGaps(stored).length,
        'in part': inPart.length,
        mails: `${files.length} of ${senders.length * 2}`,
      },
    ])
    expect(lost.length, 'lost').toBe(0)
    expect(inPart.length, 'in part').toBe(0)
    expect(findGaps(stored)).toEqual([])
    expect(stored.length, 'stored').toBe(senders.length)
    expect(mails.every((count) => count === 2)).toBe(true)
  } finally {
    await deployment.dispose()
  }
})
