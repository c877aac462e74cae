import type { Server } from 'node:http'

/** Maximum number of turns: a crowd of connections must not stop all work. A turn without work takes 20 to 100 µs. */
const MOST_TURNS = 300

/**
 * Calls back after a turn of the event loop without a new connection. Node accepts one connection per turn (libuv since
 * 1.45), and a turn takes as long as its work. Otherwise visitors would wait to be accepted while pages are made.
 * Decision record 0010 has the figures.
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
