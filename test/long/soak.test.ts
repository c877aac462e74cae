import { setInterval as every, setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { deployOnPglite } from '#test/support/deployment.ts'
import { submitForm } from '#test/support/page-form.ts'
import { visit, type Visitor } from '#test/support/visitor.ts'
import { printFigures, quantile } from './figures.ts'
import { addPieceByForm, CART, goToSummaryByForms, toRedirectTarget, openProduct } from './journey.ts'
import { processorSeconds, residentMegabytes } from './process-figures.ts'
import { randomNumbers } from './random.ts'

const SECONDS = Number(process.env['SOAK_SECONDS'] ?? 120)
const REQUESTS_PER_SECOND = 100
/** Maximum memory in the last third of the time, relative to the middle third. */
const MOST_GROWTH = 1.1
const VISITORS = 40
/** Seconds between two measurements of the memory. */
const MEMORY_EVERY = 5

const KEPT = ['/de', '/en', '/nl', '/cz', '/de/shop', '/de/shop/category/kettenfuehrungen', '/en/shop']

type Kind = 'kept pages' | 'pages with a cart' | 'writes'

/** Kind of a request out of a hundred: 80 for cached pages, 15 for the cart's page, 5 for changes. */
const kindOf = (draw: number): Kind => (draw < 80 ? 'kept pages' : draw < 95 ? 'pages with a cart' : 'writes')

test(`${REQUESTS_PER_SECOND} requests a second for ${SECONDS} s cause no failure, and the memory stays flat`, async () => {
  const random = randomNumbers()
  const deployment = await deployOnPglite()
  const [site] = deployment.sites
  if (!site) throw new Error('no site')
  const times: Record<Kind, number[]> = { 'kept pages': [], 'pages with a cart': [], writes: [] }
  const failures = new Map<string, number>()
  const memory: number[] = []
  let requests = 0
  let sent = 0
  let unanswered = 0

  /** A visitor whose responses are timed and counted. */
  function watched(visitor: Visitor, kind: Kind): Visitor {
    const timed = async (response: Promise<Response>) => {
      const begun = performance.now()
      requests += 1
      const { status } = await response
      times[kind].push(performance.now() - begun)
      if (status >= 400) fail(`${kind}: ${status}`)
      return response
    }
    return {
      get: (path) => timed(visitor.get(path)),
      post: (path, fields, signal) => timed(visitor.post(path, fields, signal)),
      send: (path, init) => timed(visitor.send(path, init)),
      clone: (at) => watched(visitor.clone(at), kind),
    }
  }
  const fail = (reason: string) => failures.set(reason, (failures.get(reason) ?? 0) + 1)

  const shoppers = Array.from({ length: VISITORS }, () => visit(site.url))
  for (const shopper of shoppers) await addPieceByForm(shopper)

  async function write(index: number, shopper: Visitor): Promise<void> {
    if (index % 4 === 0) {
      const somebody = watched(visit(site?.url ?? ''), 'writes')
      toRedirectTarget(await submitForm(somebody, await goToSummaryByForms(somebody, `soak.${index}@example.com`)))
      sent += 1
    } else if (index % 4 === 1) await shopper.post(CART, { intent: 'clear' })
    else toRedirectTarget(await submitForm(shopper, await openProduct(shopper)))
  }

  async function act(index: number): Promise<void> {
    unanswered += 1
    const kind = kindOf(random(0, 99))
    const shopper = watched(shoppers[random(0, VISITORS - 1)] ?? visit(site?.url ?? ''), kind)
    try {
      if (kind === 'writes') return await write(index, shopper)
      const visitor = kind === 'kept pages' ? watched(visit(site?.url ?? ''), kind) : shopper
      const response = await visitor.get(kind === 'kept pages' ? (KEPT[random(0, KEPT.length - 1)] ?? '/de') : CART)
      await response.arrayBuffer()
    } catch (error) {
      const cause = error instanceof Error ? (error.cause ?? error) : error
      fail(`${kind}: ${cause instanceof Error ? cause.message : cause}`)
    } finally {
      unanswered -= 1
    }
  }

  try {
    const processorBefore = processorSeconds(site.pid())
    const begun = performance.now()
    const actions: Promise<void>[] = []
    for await (const _ of every(1000 / REQUESTS_PER_SECOND)) {
      const seconds = (performance.now() - begun) / 1000
      if (seconds > SECONDS) break
      // Late timers are made up for, so that the rate is constant.
      const due = Math.floor(seconds * REQUESTS_PER_SECOND)
      for (let index = actions.length; index < due; index += 1) actions.push(act(index))
      if (memory.length < Math.floor(seconds / MEMORY_EVERY)) {
        memory.push(residentMegabytes(site.pid()))
        if (memory.length % 12 === 0)
          console.log(`soak: ${Math.round(seconds)} s, ${Math.round(memory.at(-1) ?? 0)} MB`)
      }
    }
    await Promise.race([Promise.all(actions), wait(30_000)])

    const third = Math.floor(memory.length / 3)
    const [middle, last] = [quantile(memory.slice(third, 2 * third), 0.5), quantile(memory.slice(-third), 0.5)]
    printFigures(
      `Soak: ${requests} requests in ${SECONDS} s, ${sent} quote requests, PGlite`,
      Object.entries(times).map(([kind, all]) => ({
        requests: kind,
        count: all.length,
        'p50 ms': quantile(all, 0.5).toFixed(1),
        'p99 ms': quantile(all, 0.99).toFixed(0),
        'max ms': Math.max(...all).toFixed(0),
      })),
    )
    console.log(`memory in MB, each ${MEMORY_EVERY} s: ${memory.map(Math.round).join(' ')}`)
    console.log(`median of the middle third ${middle.toFixed(0)} MB, of the last one ${last.toFixed(0)} MB`)
    console.log(`processor: ${(processorSeconds(site.pid()) - processorBefore).toFixed(0)} s`)
    expect([Object.fromEntries(failures), unanswered]).toEqual([{}, 0])
    expect(last).toBeLessThan(middle * MOST_GROWTH)
  } finally {
    await deployment.dispose()
  }
})
