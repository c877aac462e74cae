import { resistanceContext } from '#web/app/context.ts'
import { ownOrMissing } from '#web/app/own-or-missing.server.ts'
import type { RouteHandle } from '#web/app/route-handle.ts'
import { immutableFile } from './immutable-file.ts'
import type { Route } from './+types/table'

export const handle = { caching: 'shared' } satisfies RouteHandle

/** The table of chemical resistance, for browsers that evaluate it themselves. */
export async function loader({ params: { version }, context }: Route.LoaderArgs) {
  const served = await ownOrMissing(context.get(resistanceContext)).read()
  return immutableFile(served, version, served.json, 'application/json; charset=utf-8')
}
