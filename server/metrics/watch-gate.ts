import type { Counter, Gauge, Histogram } from 'prom-client'
import { type Gate, Overloaded } from '#server/overload/gate.ts'

interface GateFigures {
  running: Gauge
  waiting: Gauge<'rank'>
  wait: Histogram<'rank'>
  refused: Counter<'rank'>
}

/** Returns a gate that counts who passes. */
export const watchGate =
  ({ running, waiting, wait, refused }: GateFigures) =>
  (gate: Gate): Gate => ({
    isFull(rank) {
      const isFull = gate.isFull(rank)
      if (isFull) refused.inc({ rank })
      return isFull
    },
    async enter(rank, isWanted) {
      waiting.inc({ rank })
      const stopTimer = wait.startTimer({ rank })
      const leave = await gate
        .enter(rank, isWanted)
        .catch((error: unknown) => {
          if (error instanceof Overloaded) refused.inc({ rank })
          throw error
        })
        .finally(() => waiting.dec({ rank }))
      stopTimer()
      running.inc()
      let hasLeft = false
      return () => {
        if (!hasLeft) running.dec()
        hasLeft = true
        leave()
      }
    },
  })
