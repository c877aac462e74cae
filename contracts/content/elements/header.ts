import type { FieldReader } from '#contracts/content/reading.ts'

/** An element that consists of its header. */
export const readHeadline: FieldReader<object> = () => ({})
