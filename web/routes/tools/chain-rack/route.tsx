import { reportContext } from '#web/app/context.ts'
import { filePaths } from '#web/app/paths.ts'
import { pageMeta } from '#web/document/page-meta.ts'
import type { RouteHandle } from '#web/app/route-handle.ts'
import { writeList } from '#web/cart/list-entry/lines/write-list.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { FormToken } from '#web/places/form-token.tsx'
import { AddListForm } from '#web/cart/list-entry/add-list-form.tsx'
import { ToolPage } from '#web/shell/tool-page.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { loadRack } from './load-rack.server.ts'
import type { Route } from './+types/route'

const RackCalculator = lazyPart(async () => (await import('#web/tools/chain-rack/rack-calculator.tsx')).RackCalculator)

export const handle = { caching: 'shared' } satisfies RouteHandle

export async function loader(args: Route.LoaderArgs) {
  const { lines, ...rack } = await loadRack(args, args.context.get(reportContext))
  const sharePicture = { url: filePaths.sharePicture(getLocale(), 'chain-rack'), alt: m.rack_title() }
  return { ...rack, list: lines.length > 0 ? writeList(lines) : '', sharePicture }
}

export function meta({ matches, location }: Route.MetaArgs): Route.MetaDescriptors {
  // One page for search engines, not one for every rack.
  return pageMeta({
    title: m.rack_title(),
    description: m.rack_overview(),
    root: matches[0],
    isListed: location.search === '',
  })
}

export default function ChainRackRoute({ loaderData }: Route.ComponentProps) {
  const { list, query, sharePicture: _, ...rack } = loaderData
  return (
    <ToolPage title={m.rack_title()} crumb={m.rack_crumb()} lede={m.rack_lede()}>
      <RackCalculator
        {...rack}
        csv={`${rack.action}/parts.csv?${query}`}
        request={
          list === '' ? null : (
            <AddListForm key={list} list={list} label={m.rack_add()}>
              <FormToken success={undefined} />
            </AddListForm>
          )
        }
      />
    </ToolPage>
  )
}
