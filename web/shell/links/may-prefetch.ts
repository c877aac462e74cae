/** The part of the Network Information API that matters here; not in every browser and not in TypeScript's library. */
interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Fetching ahead costs the visitor's data: never where saving is asked for or the network is of the second generation. */
export const mayPrefetch = (
  connection: Connection | undefined = (navigator as { connection?: Connection }).connection,
) => !connection?.saveData && !connection?.effectiveType?.includes('2g')
