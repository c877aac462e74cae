import { asNumber } from '#contracts/content/json-record.ts'
import type { FieldReader } from '#contracts/content/reading.ts'

/** Elements beside each other: the children of the element. */
export interface GroupFields {
  columns: 1 | 2 | 3 | 4
}

const COLUMNS = [1, 2, 3, 4] as const

export const readGroup: FieldReader<GroupFields> = ({ columns }) => ({
  columns: COLUMNS.find((one) => one === asNumber(columns)) ?? 2,
})
