/** Recordings of the tenth and the eleventh wrong password for one address, by their number. */
export const THROTTLED_ATTEMPTS: Record<string, number> = { 'login-throttle-10': 10, 'login-throttle-11': 11 }
