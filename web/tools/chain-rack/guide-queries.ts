import type { ChainRackNumbers } from '#contracts/chain-rack.ts'
import { NUMBER_FIELDS, RACK_EXAMPLE, RACK_PARAMS } from './rack-form.ts'
import { RACK_CHAINS } from './sums/rack-constants.ts'

/**
 * The queries of the racks of chain guides, by item number. They have chain, type and plastic of the guide, and the rest
 * of the example. Numbers of other products are left out.
 */
export function guideQueries({ guide }: ChainRackNumbers, wanted: readonly string[]): Record<string, string> {
  const rest = (['teeth', 'strands', 'travel'] as const).map((name) => [
    NUMBER_FIELDS[name].param,
    String(RACK_EXAMPLE[name]),
  ])
  const queries: Record<string, string> = {}
  for (const chain of RACK_CHAINS)
    for (const { value: type } of guide.types)
      for (const { value: material } of guide.materials)
        for (const stock of guide.stocks) {
          const number = Object.entries({ chain, type, material, stock }).reduce(
            (text, [name, value]) => text.replaceAll(`{${name}}`, `${value}`),
            guide.number,
          )
          if (!wanted.includes(number)) continue
          const own = { [RACK_PARAMS.chain]: chain, [RACK_PARAMS.type]: type, [RACK_PARAMS.material]: material }
          queries[number] = new URLSearchParams([...Object.entries(own), ...rest]).toString()
        }
  return queries
}
