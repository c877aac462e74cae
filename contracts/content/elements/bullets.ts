import { asArray, asConcealedText, asNumber } from '#contracts/content/json-record.ts'
import type { FieldReader } from '#contracts/content/reading.ts'

export type BulletsFields =
  | { kind: 'unordered' | 'ordered'; items: string[] }
  | { kind: 'definitions'; items: [term: string, meaning: string][] }

/** `bulletsType` in a response: 0 unordered, 1 ordered, 2 definitions. */
export const readBullets: FieldReader<BulletsFields> = ({ bulletsType, bodytext }) => {
  const type = asNumber(bulletsType)
  if (type !== 2)
    return { kind: type === 1 ? 'ordered' : 'unordered', items: asArray(bodytext).map(asConcealedText).filter(Boolean) }
  const items = asArray(bodytext).map((row): [string, string] => {
    const [term, meaning] = asArray(row)
    return [asConcealedText(term), asConcealedText(meaning)]
  })
  return { kind: 'definitions', items }
}
