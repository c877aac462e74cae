import { ServiceFailure } from '#contracts/failure.ts'

/** Reads a list in an order. One that the shop does not know, perhaps of an old link, is left out. */
export async function withKnownOrder<Value>(
  order: string | undefined,
  read: (order: string | undefined) => Promise<Value>,
): Promise<Value> {
  try {
    return await read(order)
  } catch (error) {
    const isUnknown = error instanceof ServiceFailure && error.has('PRODUCT_SORTING_NOT_FOUND')
    if (order === undefined || !isUnknown) throw error
    return read(undefined)
  }
}
