import { z } from 'zod'
import { ACCESS_KEY } from '#contracts/shop/headers.ts'
import type { Config } from '#server/config.ts'
import type { Ask } from '#doctor/ask.ts'
import { type Finding, warningOf } from '#doctor/finding.ts'
import { rackNumbers } from '#web/tools/chain-rack/sums/rack-numbers.ts'

const foundSchema = z.object({ elements: z.array(z.object({ productNumber: z.string() })) })

/** Numbers in a request: Shopware's own maximum. */
const AT_ONCE = 100

/** Numbers listed in a finding; the rest is only counted. */
const MOST_NAMED = 5

/**
 * Asks a Shopware for the item numbers of chain racks. A missing one is "on request" in the calculator.
 * @returns undefined if the shop does not tell, for a reason that its own check reports.
 */
export async function checkRackNumbers(
  { shop, chainRack }: Pick<Config, 'shop' | 'chainRack'>,
  ask: Ask,
): Promise<Finding[] | undefined> {
  if (!chainRack) return []
  const numbers = rackNumbers(chainRack)
  const known = new Set<string>()
  for (let at = 0; at < numbers.length; at += AT_ONCE) {
    const value = numbers.slice(at, at + AT_ONCE).join('|')
    const asking = ask(`${shop.url}/product`, {
      method: 'POST',
      headers: { [ACCESS_KEY]: shop.accessKey },
      body: {
        filter: [{ type: 'equalsAny', field: 'productNumber', value }],
        limit: AT_ONCE,
        includes: { product: ['productNumber'] },
      },
    })
    // The check of the shop reports why there is no response.
    const answer = await asking.catch(() => undefined)
    const found = foundSchema.safeParse(answer?.json)
    if (!found.success) return undefined
    for (const { productNumber } of found.data.elements) known.add(productNumber)
  }
  return missingFindings(
    numbers.filter((number) => !known.has(number)),
    numbers.length,
  )
}

function missingFindings(missing: readonly string[], all: number): Finding[] {
  if (missing.length === 0) return []
  const examples = missing.slice(0, MOST_NAMED).join(', ')
  const more = missing.length > MOST_NAMED ? ` and ${missing.length - MOST_NAMED} more` : ''
  return [
    warningOf(
      `The shop does not have ${missing.length} of ${all} item numbers of chain racks: ${examples}${more}. The calculator lists such parts as "on request".`,
      'Correct the patterns and choices in chain-rack.json of COMPANY_DIR: docs/chain-rack.md.',
    ),
  ]
}
