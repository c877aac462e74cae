import type { ChainRackNumbers } from '#contracts/chain-rack.ts'
import { CHAIN_DATA, RACK_CHAINS } from './rack-constants.ts'

/**
 * All item numbers of racks that the shop may have. Sprockets are left out: each number of teeth would have one, and no
 * shop stores all of them.
 */
export function rackNumbers(numbers: ChainRackNumbers): string[] {
  const { guide, carrier, connection, bracket, clamp, tensionSet, anchorPlate, chain, connectingLink } = numbers
  const values: Record<string, readonly (string | number)[]> = {
    type: guide.types.map(({ value }) => value),
    material: guide.materials.map(({ value }) => value),
    steel: carrier.steels.map(({ value }) => value),
    chain: RACK_CHAINS,
    profile: [...new Set(RACK_CHAINS.map((one) => CHAIN_DATA[one].carrier))],
  }
  const others = [connection, bracket, clamp, tensionSet, anchorPlate, chain, connectingLink]
  return [
    ...expand(guide.number, { ...values, stock: guide.stocks }),
    ...expand(carrier.number, { ...values, stock: carrier.stocks }),
    ...others.flatMap((pattern) => (pattern === null ? [] : expand(pattern, values))),
  ]
}

/** A pattern with each value of each of its placeholders. One that is unknown stays in the number, which no shop has. */
function expand(pattern: string, values: Record<string, readonly (string | number)[]>): string[] {
  const names = [...new Set([...pattern.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))]
  return names.reduce<string[]>(
    (texts, name) =>
      texts.flatMap((text) => (values[name] ?? [`{${name}}`]).map((value) => text.replaceAll(`{${name}}`, `${value}`))),
    [pattern],
  )
}
