import { z } from 'zod'
import { ACCESS_KEY } from '#contracts/shop/headers.ts'
import type { Config } from '#server/config.ts'
import type { Ask } from '#doctor/ask.ts'
import { type Finding, warningOf } from '#doctor/finding.ts'
import { ExcessiveResponse } from '#web/clients/read-response.server.ts'
import { rackNumbers } from '#web/tools/chain-rack/sums/rack-numbers.ts'

const foundSchema = z.object({ elements: z.array(z.object({ productNumber: z.string() })) })

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
  const numbers = rackNumbers(chainRack)
  const known = new Set<string>()
  try {
    for (let at = 0; at < numbers.length; at += shop.listingLimit) {
      const { json } = await ask(`${shop.url}/product`, {
        method: 'POST',
        headers: { [ACCESS_KEY]: shop.accessKey },
        body: {
          filter: [
            { type: 'equalsAny', field: 'productNumber', value: numbers.slice(at, at + shop.listingLimit).join('|') },
          ],
          limit: shop.listingLimit,
          includes: { product: ['productNumber'] },
        },
      })
      const found = foundSchema.safeParse(json)
      if (!found.success) return undefined
      for (const { productNumber } of found.data.elements) known.add(productNumber)
    }
  } catch (error) {
    if (error instanceof TypeError || error instanceof DOMException || error instanceof ExcessiveResponse)
      return undefined
    throw error
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
      'Correct the patterns and choices in data/chain-rack.json: docs/chain-rack.md.',
    ),
  ]
}
