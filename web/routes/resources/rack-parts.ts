import type { RouteHandle } from '#web/app/route-handle.ts'
import { writeList } from '#web/cart/list-entry/lines/write-list.ts'
import { m } from '#web/i18n/messages.ts'
import { loadRack } from '#web/routes/tools/chain-rack/load-rack.server.ts'
import { csvResponse } from './csv-response.ts'
import type { Route } from './+types/rack-parts'

export const handle = { caching: 'never' } satisfies RouteHandle

/** The parts of a rack as a list; entered again it is the same request. */
export async function loader(args: Route.LoaderArgs) {
  const { lines } = await loadRack(args, (failure) => {
    throw failure
  })
  return csvResponse(writeList(lines), `${m.rack_csv_file()}.csv`)
}
