import { expect, test } from 'vitest'
import { describeOnEachDeployment } from '#test/support/deployment.ts'
import { submitForm } from '#test/support/page-form.ts'
import type { Visitor } from '#test/support/visitor.ts'
import { runAtOnce } from './at-once.ts'
import { printFigures } from './figures.ts'
import { addPieceByForm, toRedirectTarget, openProduct, quantitiesInCart } from './journey.ts'

const VISITORS = 5

/** Each result with its frequency: `[6] × 50`. */
function countEqual(results: readonly number[][]): string {
  const counts = new Map<string, number>()
  for (const result of results) counts.set(String(result), (counts.get(String(result)) ?? 0) + 1)
  return [...counts].map(([result, count]) => `[${result}] × ${count}`).join(', ')
}

/** One visitor adds the same piece in five tabs at once, after a first one. */
async function addInFiveTabs(visitor: Visitor): Promise<number[]> {
  await addPieceByForm(visitor)
  const tabs = Array.from({ length: 5 }, () => visitor.clone())
  const forms = await Promise.all(tabs.map((tab) => openProduct(tab)))
  const responses = await Promise.all(
    tabs.map((tab, index) => submitForm(tab, forms[index] ?? { action: '', fields: [] })),
  )
  responses.forEach(toRedirectTarget)
  return quantitiesInCart(visitor)
}

/** A double click without scripts: one form, twice at once. */
async function addTwice(visitor: Visitor): Promise<number[]> {
  await addPieceByForm(visitor, 500)
  const form = await openProduct(visitor)
  await Promise.all([visitor.clone(), visitor].map((tab) => submitForm(tab, form)))
  return quantitiesInCart(visitor)
}

/** The form sent again because its response was lost. */
async function addAgain(visitor: Visitor): Promise<number[]> {
  await addPieceByForm(visitor, 500)
  const form = await openProduct(visitor)
  await submitForm(visitor.clone(), form)
  toRedirectTarget(await submitForm(visitor, form))
  return quantitiesInCart(visitor)
}

/** A double click by a new visitor: there is no common session yet. */
async function addTwiceAtFirst(visitor: Visitor): Promise<number[]> {
  const form = await openProduct(visitor)
  await Promise.all([visitor.clone(), visitor].map((tab) => submitForm(tab, form)))
  return quantitiesInCart(visitor)
}

const CASES: [name: string, times: number, run: (visitor: Visitor) => Promise<number[]>, expected: number[]][] = [
  ['five adds at once after a first one', 50, addInFiveTabs, [6]],
  ['product form twice at once, with a session', 80, addTwice, [1, 1]],
  ['product form, answer lost, sent again', 80, addAgain, [1, 1]],
  ['product form twice at once, without a cookie', 100, addTwiceAtFirst, [1]],
]

describeOnEachDeployment('adding', (deploy, kind) => {
  test('each product form counts once, and none is lost', async () => {
    const deployment = await deploy()
    try {
      const rows = []
      const wrong: string[] = []
      for (const [name, times, run, expected] of CASES) {
        const results = await runAtOnce(times, VISITORS, () => run(deployment.visitor()))
        const right = results.filter((result) => String(result) === String(expected)).length
        rows.push({ case: name, expected: `[${expected}]`, right: `${right} of ${times}`, carts: countEqual(results) })
        if (right < times) wrong.push(name)
      }
      printFigures(`Adding, ${kind}`, rows)
      expect(wrong).toEqual([])
    } finally {
      await deployment.dispose()
    }
  })
})
