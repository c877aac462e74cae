import type { PlaceName, PlaceTexts } from '#web/places/place-mark.ts'

/** What is asked of a page; a Request is one. */
export interface PageRequest {
  method: string
  headers: Pick<Headers, 'get'>
}

/** With an address from the root on, as in the request line. */
export type AddressedRequest = PageRequest & { address: string }

/** Name and value of each header in turn, as `node:http` takes them. */
export type FlatHeaders = string[]

/** What is sent for it. */
export interface PageResponse {
  status: number
  headers: FlatHeaders
  /** Chunks of the body, which several responses share. Joining them would copy the whole page for each visitor. */
  body: readonly Buffer<ArrayBuffer>[] | null
}

/** What the cookies of a request say, as far as a page for everybody differs by them. */
export interface PageVisitor {
  /** Names what the shop shows the customers of one group; empty for everyone who belongs to none. */
  group: string
  /** What the visitor gets of a page that has these places. Asks no service. */
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
