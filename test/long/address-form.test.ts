import { expect, test } from 'vitest'
import { describeOnEachDeployment } from '#test/support/deployment.ts'
import { submitForm } from '#test/support/page-form.ts'
import type { Visitor } from '#test/support/visitor.ts'
import { runAtOnce } from './at-once.ts'
import { printFigures } from './figures.ts'
import { addPieceByForm, toRedirectTarget, openAddress, openSummary, quantitiesInCart } from './journey.ts'

const VISITORS = 10

interface Outcome {
  /** Both responses lead to the summary. */
  on: boolean
  /** The tab whose response the browser shows. */
  lastTab: 'full' | 'empty'
  /** The other tab, whose cookies the browser has if its response arrives later. */
  otherTab: 'full' | 'empty'
  /** The summary opens in the last tab. */
  summary: boolean
}

const contentsOf = async (visitor: Visitor) =>
  String(await quantitiesInCart(visitor)) === '1' ? ('full' as const) : ('empty' as const)

const outcomeOf = async (first: Visitor, last: Visitor, responses: Response[]): Promise<Outcome> => ({
  on: responses.every((response) => response.status === 302 && toRedirectTarget(response).includes('step=summary')),
  summary: await openSummary(last.clone()).then(
    () => true,
    () => false,
  ),
  lastTab: await contentsOf(last),
  otherTab: await contentsOf(first),
})

/** A double click without scripts. */
async function sendTwiceAtOnce(first: Visitor, email: string): Promise<Outcome> {
  await addPieceByForm(first)
  const form = await openAddress(first, email)
  const last = first.clone()
  return outcomeOf(first, last, await Promise.all([submitForm(first, form), submitForm(last, form)]))
}

/** The browser has its old cookies because the first response was lost. */
async function sendAgain(last: Visitor, email: string): Promise<Outcome> {
  await addPieceByForm(last)
  const form = await openAddress(last, email)
  const first = last.clone()
  const lost = await submitForm(first, form)
  return outcomeOf(first, last, [lost, await submitForm(last, form)])
}

const CASES = [
  ['address form twice at once', 100, sendTwiceAtOnce],
  ['answer lost, sent again', 60, sendAgain],
] as const

describeOnEachDeployment('the address form sent twice', (deploy, kind) => {
  test('the address form leads to the summary and keeps the cart in both tabs', async () => {
    const deployment = await deploy()
    try {
      const rows = []
      for (const [name, times, run] of CASES) {
        const outcomes = await runAtOnce(times, VISITORS, (index) =>
          run(deployment.visitor(), `${name.replaceAll(/\W+/g, '-')}.${index}@example.com`),
        )
        rows.push({
          case: name,
          times,
          'not on to the summary': outcomes.filter(({ on, summary }) => !on || !summary).length,
          'empty cart, last tab': outcomes.filter(({ lastTab }) => lastTab === 'empty').length,
          'empty cart, other tab': outcomes.filter(({ otherTab }) => otherTab === 'empty').length,
        })
      }
      printFigures(`The address form sent twice, ${kind}`, rows)
      for (const { case: name, times, ...counts } of rows)
        expect(Object.values(counts), `${name}, ${times} times`).toEqual([0, 0, 0])
    } finally {
      await deployment.dispose()
    }
  })
})
