import type { Server } from 'node:http'

/** A crowd of connections must not stop all work: after so many turns it goes on. A turn without work takes 20 to 100 µs. */
const MOST_TURNS = 300

/**
 * Calls back after a turn of the event loop that brought no new connection. Node accepts one connection a turn (libuv since 1.45),
 * and a turn takes as long as the work in it: otherwise visitors wait to be let in while pages are made.
 * docs/decisions/0010 has the figures.
 */
export function createTurns(): { onTurn: (callback: () => void) => void; watch: (server: Server) => void } {
  let connections = 0
  return {
    watch: (server) => void server.on('connection', () => (connections += 1)),
    onTurn(callback) {
      let before = connections
      let turns = 0
      const turn = () => {
        turns += 1
        if (connections === before || turns >= MOST_TURNS) return callback()
        before = connections
        setImmediate(turn)
      }
      setImmediate(turn)
    },
  }
}
