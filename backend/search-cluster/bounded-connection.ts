import type { IncomingMessage } from 'node:http'
import { Connection } from '@opensearch-project/opensearch'

/**
 * Bytes of the largest response. A page of hits with its filters has 0.1 MB. The response to a part of an index has
 * less.
 */
export const LARGEST_CLUSTER_RESPONSE = 8 * 1024 * 1024

/** A packed response is small until the client has unpacked it. */
export const UNPACKED = { 'accept-encoding': 'identity' }

/**
 * A connection to a cluster whose responses have a bound. The client joins a response to one string: beyond half a gigabyte
 * that would end the process.
 */
export class BoundedConnection extends Connection {
  override request(...[params, callback]: Parameters<Connection['request']>) {
    return super.request(params, (error, response) => {
      callback(error, response)
      if (response) endWhenTooLarge(response)
    })
  }
}

/** The client listens already, and reports the error as that of the connection. */
function endWhenTooLarge(response: IncomingMessage): void {
  const end = (reason: string) => {
    response.emit('error', new Error(reason))
    response.destroy()
  }
  const packed = response.headers['content-encoding'] ?? 'identity'
  if (packed !== 'identity') return end(`its response is packed (${packed})`)
  let size = 0
  response.on('data', (part: Uint8Array | string) => {
    size += part.length
    if (size > LARGEST_CLUSTER_RESPONSE) end(`its response is larger than ${LARGEST_CLUSTER_RESPONSE / 1024 ** 2} MB`)
  })
}
