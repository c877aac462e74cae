/** Time in which a page is reloaded once at most, ms. */
const PAUSE = 60_000

/** The last reload for the sake of a new build. */
export interface LastReload {
  /** The build that was missing files. */
  build: string
  /** Milliseconds since the epoch. */
  at: number
}

/** Whether a page of a build whose files are gone may be reloaded: once for a build, and once in a minute. */
export const mayReload = (build: string, now: number, last: LastReload | undefined): boolean =>
  last === undefined || (last.build !== build && now - last.at >= PAUSE)

/** Reads the record of the last reload. */
export function readReload(text: string | null): LastReload | undefined {
  const [build = '', at = ''] = text?.split(' ') ?? []
  return build !== '' && Number(at) > 0 ? { build, at: Number(at) } : undefined
}
