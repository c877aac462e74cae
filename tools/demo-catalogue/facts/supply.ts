export type DeliveryKey = 'stock' | 'nine-days' | 'three-weeks'

export interface Supply {
  stock: number
  deliveryTime: DeliveryKey
}

/** What the shelf holds: the same number for the same article every time. FNV-1a over its number. */
function steady(number: string, from: number, to: number): number {
  let hash = 0x811c9dc5
  for (const character of number) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return from + (hash % (to - from + 1))
}

export type Demand = 'steady' | 'occasional' | 'rare'

/** Steady sellers lie on the shelf, occasional ones are sawn within nine days, rare ones made in three to four weeks. */
export function supply(number: string, demand: Demand, [from, to]: readonly [number, number] = [8, 90]): Supply {
  if (demand === 'rare') return { stock: 0, deliveryTime: 'three-weeks' }
  if (demand === 'occasional') return { stock: 0, deliveryTime: 'nine-days' }
  return { stock: steady(number, from, to), deliveryTime: 'stock' }
}
