/** Modules of DIN 780 that are stocked, mm. */
export const MODULES = [1, 1.5, 2, 2.5, 3, 4, 5] as const

/** Tooth counts of the spur gears. */
export const TEETH = [12, 15, 16, 18, 20, 24, 25, 30, 32, 36, 40, 45, 48, 50, 60, 80] as const
