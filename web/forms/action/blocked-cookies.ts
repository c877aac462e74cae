/** Field that a browser adds to each form while it allows no cookies. */
export const BLOCKED_COOKIES = 'blocked-cookies'
