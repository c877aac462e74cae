import type { Server } from 'node:http'
import { callerNetwork } from '#server/caller/caller-network.ts'

/** Decision record 0097 has the reasons. */
export const CONNECTION_ROOM = {
  /** Open connections from which on idle ones are closed. */
  shortFrom: 9_000,
  /** Connections of one network. An office of 300 people with six connections each is below it. */
  perNetwork: 2_000,
}

/** Connections between two attempts to close idle ones: each looks at all open connections. */
const BETWEEN_ATTEMPTS = 100

/**
 * Keeps places for new visitors, whatever one client opens. It closes connections beyond a network's share, and idle
 * ones of all networks when the room gets short. A browser opens a closed connection again with its next request.
 * @param isProxied whether peers are proxies, with connections of many visitors. One on this machine always is.
 */
export function keepConnectionRoom(
  server: Server,
  { shortFrom, perNetwork, isProxied }: typeof CONNECTION_ROOM & { isProxied: boolean },
): void {
  // Key: network. Owner: the server. End: with the network's last connection. Gain: one client cannot take all places.
  const shares = new Map<string, number>()
  let open = 0
  let arrived = 0

  /** A connection that has sent nothing so far is idle, too. An attempt may cost a new visitor one try. */
  function closeIdle(): void {
    if (open < shortFrom) return
    if (arrived % BETWEEN_ATTEMPTS === 0) server.closeIdleConnections()
    arrived += 1
  }

  // Before node's own listener, to which the new connection would be an idle one.
  server.prependListener('connection', (socket) => {
    closeIdle()
    open += 1
    const network = isProxied ? undefined : callerNetwork(socket.remoteAddress, undefined, 0)
    if (network !== undefined) shares.set(network, (shares.get(network) ?? 0) + 1)
    socket.once('close', () => {
      open -= 1
      if (network === undefined) return
      const left = (shares.get(network) ?? 0) - 1
      if (left > 0) shares.set(network, left)
      else shares.delete(network)
    })
    if (network !== undefined && (shares.get(network) ?? 0) > perNetwork) socket.destroy()
  })
  // Without room node drops a connection instead.
  server.on('drop', closeIdle)
}
