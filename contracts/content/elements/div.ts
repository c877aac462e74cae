import type { FieldReader } from '#contracts/content/reading.ts'

/** A rule between two elements. */
export const readDivider: FieldReader<object> = () => ({})
