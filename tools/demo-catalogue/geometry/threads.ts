/** Metric threads by diameter: width across flats, height of the nut (ISO 4032) and of the head (ISO 4017), mm. */
const THREADS = {
  5: { flats: 8, nut: 4.7, head: 3.5 },
  6: { flats: 10, nut: 5.2, head: 4 },
  8: { flats: 13, nut: 6.8, head: 5.3 },
  10: { flats: 16, nut: 8.4, head: 6.4 },
  12: { flats: 18, nut: 10.8, head: 7.5 },
  16: { flats: 24, nut: 14.8, head: 10 },
  20: { flats: 30, nut: 18, head: 12.5 },
  24: { flats: 36, nut: 21.5, head: 15 },
} as const

export const THREAD_DIAMETERS = [5, 6, 8, 10, 12, 16, 20, 24] as const satisfies (keyof typeof THREADS)[]

export type Thread = (typeof THREAD_DIAMETERS)[number]

export const threadSize = (thread: Thread) => THREADS[thread]

/** Diameter of a hole that a screw goes through. */
export const throughHole = (thread: Thread) => thread * 1.1
