import type { Input } from './input.ts'

interface Measured {
  kind: string
  input: Input
  milliseconds: number
}

/** Inputs of a kind that are measured: those with the latest replies, because they may have waited for each other. */
const PER_KIND = 2
/** Milliseconds. A reply that came earlier took less of the processor, too. */
const LATE = 300
const MOST_PRINTED = 12

/** Remembers the inputs with the latest replies, to measure them one by one afterwards. */
export function createSlowest() {
  const late = new Map<string, { input: Input; time: number }[]>()
  return {
    note(kind: string, input: Input, time: number) {
      if (time < LATE) return
      const all = [...(late.get(kind) ?? []), { input, time }]
      late.set(kind, all.toSorted((a, b) => b.time - a.time).slice(0, PER_KIND))
    },
    async measure(occupied: (input: Input) => Promise<number>): Promise<Measured[]> {
      const measured: Measured[] = []
      for (const [kind, inputs] of late)
        for (const { input } of inputs) measured.push({ kind, input, milliseconds: await occupied(input) })
      const sorted = measured.toSorted((a, b) => b.milliseconds - a.milliseconds)
      for (const { kind, milliseconds } of sorted.slice(0, MOST_PRINTED))
        console.log(`fuzz: ${milliseconds} ms of the processor: ${kind}`)
      return sorted
    },
  }
}
