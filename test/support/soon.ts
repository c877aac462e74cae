/** Limit of `vi.waitFor` for something that comes soon: a busy machine takes longer than Vitest's own second. */
export const SOON = { timeout: 30_000, interval: 20 } as const
