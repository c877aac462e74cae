import { createHash } from 'node:crypto'
import type { RequestLine } from '#web/shop/request/request.ts'

/**
 * Names a quote request by what is in it: the same lines make the same key, in every tab and however often it is sent.
 * Line ids are made anew with every cart, so that asking for the same things again next week is another request.
 */
export const requestKey = (lines: readonly RequestLine[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify(
        lines
          .map(({ id, productId, quantity, format, cutLength }) => [id, productId, quantity, format, cutLength])
          .toSorted(),
      ),
    )
    .digest('hex')
    .slice(0, 32)
