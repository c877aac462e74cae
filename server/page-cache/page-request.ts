import type { PlaceName, PlaceTexts } from '#web/places/place-mark.ts'

/** The parts of a request that the page cache reads. A Request has them all. */
export interface PageRequest {
  method: string
  headers: Pick<Headers, 'get'>
}

/** Has an address from the root on, as in the request line. */
export type AddressedRequest = PageRequest & { address: string }

/** Name and value of each header in turn, as `node:http` takes them. */
export type FlatHeaders = string[]

/** Response to a page request. */
export interface PageResponse {
  status: number
  headers: FlatHeaders
  /** Chunks of the body, which several responses share. Joining them would copy the whole page for each visitor. */
  body: readonly Buffer<ArrayBuffer>[] | null
}

/** Facts from a request's cookies by which a shared page differs. */
export interface PageVisitor {
  /** Identifies the visitor's customer group at the shop; empty without one. */
  group: string
  /** Returns the visitor's texts for the places of a page. Calls no service. */
  fill: (places: readonly PlaceName[], request: AddressedRequest) => Filling
}

export interface Filling {
  texts: PlaceTexts
  /** Values of `Set-Cookie`. */
  cookies: string[]
  /** The texts are for this one response: the browser must not show them again. */
  isOnce: boolean
}

export const isRead = ({ method }: Pick<PageRequest, 'method'>): boolean => method === 'GET' || method === 'HEAD'

export function toResponse({ status, headers, body }: PageResponse): Response {
  const pairs = Array.from({ length: headers.length / 2 }, (_, index): [string, string] => [
    headers[index * 2] ?? '',
    headers[index * 2 + 1] ?? '',
  ])
  return new Response(body && Buffer.concat(body), { status, headers: pairs })
}

export const lengthOf = (body: readonly Buffer[]): number => body.reduce((sum, { length }) => sum + length, 0)
