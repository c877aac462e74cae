import { resistanceContext } from '#web/app/context.ts'
import { ownOrMissing } from '#web/app/own-or-missing.server.ts'
import type { RouteHandle } from '#web/app/route-handle.ts'
import { immutableFile } from './immutable-file.ts'
import type { Route } from './+types/formula'

export const handle = { caching: 'shared' } satisfies RouteHandle

/** Structural formula of a chemical as an SVG file. */
export async function loader({ params: { version, file }, context }: Route.LoaderArgs) {
  const served = await ownOrMissing(context.get(resistanceContext)).read()
  const svg = file.endsWith('.svg') ? served.formulaOf(file.slice(0, -'.svg'.length)) : undefined
  return immutableFile(served, version, svg, 'image/svg+xml; charset=utf-8')
}
