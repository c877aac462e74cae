/** The used part of the Network Information API; missing in some browsers and in TypeScript's library. */
interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/**
 * Prefetching costs the visitor's data: never if data saving is on or the network is second-generation. Nor where the
 * browser cannot keep a page whose prefetching failed (docs/decisions/0100).
 */
export const mayPrefetch = (
  { connection, hasNavigation }: { connection?: Connection | undefined; hasNavigation: boolean } = {
    connection: (navigator as { connection?: Connection }).connection,
    hasNavigation: 'navigation' in globalThis,
  },
) => hasNavigation && !connection?.saveData && !connection?.effectiveType?.includes('2g')
