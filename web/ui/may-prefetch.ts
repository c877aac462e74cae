/** The used part of the Network Information API; missing in some browsers and in TypeScript's library. */
interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Prefetching costs the visitor's data: never if data saving is on or the network is second-generation. */
export const mayPrefetch = (
  connection: Connection | undefined = (navigator as { connection?: Connection }).connection,
) => !connection?.saveData && !connection?.effectiveType?.includes('2g')
