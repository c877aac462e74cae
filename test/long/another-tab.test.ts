import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { describeOnEachDeployment } from '#test/support/deployment.ts'
import { submitForm } from '#test/support/page-form.ts'
import type { Visitor } from '#test/support/visitor.ts'
import { runAtOnce } from './at-once.ts'
import { printFigures } from './figures.ts'
import { goToSummaryByForms, toRedirectTarget, openProduct, quantitiesInCart } from './journey.ts'
import { randomNumbers } from './random.ts'
import { readRequests } from './stored-requests.ts'

const TIMES = 200
const VISITORS = 3
const CONFIRMED_LENGTH = 1250
const OTHER_LENGTH = 500
/** Latest time at which the other tab adds its line, milliseconds after the request was sent. */
const LATEST = 19

interface Outcome {
  email: string
  status: number
  /** Lines of the cart afterwards. */
  inCart: number
}

/** A quote request is confirmed in one tab while another adds a line. */
async function sendWhileAdding(visitor: Visitor, email: string, after: number): Promise<Outcome> {
  const form = await goToSummaryByForms(visitor, email)
  const otherTab = visitor.clone()
  const other = await openProduct(otherTab, OTHER_LENGTH)
  const [sent] = await Promise.all([
    submitForm(visitor, form),
    wait(after).then(async () => toRedirectTarget(await submitForm(otherTab, other))),
  ])
  if (sent.status !== 409) toRedirectTarget(sent)
  return { email, status: sent.status, inCart: (await quantitiesInCart(otherTab)).length }
}

describeOnEachDeployment('another tab adds a line while the request is sent', (deploy, kind) => {
  test('a quote request contains the confirmed cart, and the new line is not lost', async () => {
    const random = randomNumbers()
    const deployment = await deploy()
    try {
      const outcomes = await runAtOnce(TIMES, VISITORS, (index) =>
        sendWhileAdding(deployment.visitor(), `tab.${index}@example.com`, random(0, LATEST)),
      )
      const stored = new Map((await readRequests(deployment)).map((request) => [request.email, request.lengths]))
      const sent = outcomes.filter(({ status }) => status !== 409)
      const refused = outcomes.filter(({ status }) => status === 409)
      const unconfirmed = sent.filter(({ email }) => String(stored.get(email)) !== String([CONFIRMED_LENGTH]))
      const lost = sent.filter(({ email, inCart }) => inCart !== 1 && stored.get(email)?.length === 1)
      const kept = refused.filter(({ email, inCart }) => inCart === 2 && !stored.has(email))
      printFigures(`Another tab adds a line 0–${LATEST} ms after the send, ${kind}`, [
        {
          requests: TIMES,
          sent: sent.length,
          'refused with 409': refused.length,
          'hold what nobody confirmed': unconfirmed.length,
          'lost the other line': lost.length,
          'refused, and both lines kept': kept.length,
        },
      ])
      expect(unconfirmed.length, 'requests that hold what nobody confirmed').toBe(0)
      expect(lost.length, 'lines in neither request nor cart').toBe(0)
      expect(kept.length, 'refused, and both lines kept').toBe(refused.length)
    } finally {
      await deployment.dispose()
    }
  })
})
