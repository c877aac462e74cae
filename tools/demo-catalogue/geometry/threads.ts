/** Metric threads by diameter: width across flats and height of the nut, mm (ISO 4032). */
const THREADS = {
  5: { flats: 8, nut: 4.7 },
  6: { flats: 10, nut: 5.2 },
  8: { flats: 13, nut: 6.8 },
  10: { flats: 16, nut: 8.4 },
  12: { flats: 18, nut: 10.8 },
  16: { flats: 24, nut: 14.8 },
  20: { flats: 30, nut: 18 },
  24: { flats: 36, nut: 21.5 },
} as const

export const THREAD_DIAMETERS = [5, 6, 8, 10, 12, 16, 20, 24] as const satisfies (keyof typeof THREADS)[]

export type Thread = (typeof THREAD_DIAMETERS)[number]

export const threadSize = (thread: Thread) => THREADS[thread]
