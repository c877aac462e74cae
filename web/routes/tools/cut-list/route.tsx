import { filePaths } from '#web/app/paths.ts'
import { pageMeta } from '#web/document/page-meta.ts'
import type { RouteHandle } from '#web/app/route-handle.ts'
import { writeList } from '#web/cart/list-entry/lines/write-list.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { ToolPage } from '#web/shell/tool-page.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { loadCutList } from './load-cut-list.server.ts'
import type { Route } from './+types/route'

const CutListScreen = lazyPart(async () => (await import('./cut-list-screen.tsx')).CutListScreen)

export const handle = { caching: 'shared' } satisfies RouteHandle

export async function loader(args: Route.LoaderArgs) {
  const { lines, ...plan } = await loadCutList(args)
  const sharePicture = { url: filePaths.sharePicture(getLocale(), 'cut-list'), alt: m.cuts_title() }
  return { ...plan, list: lines.length > 0 ? writeList(lines) : '', sharePicture }
}

export function meta({ matches, location }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta({
    title: m.cuts_title(),
    description: m.cuts_overview(),
    root: matches[0],
    isListed: location.search === '',
  })
}

export default function CutListRoute({ loaderData }: Route.ComponentProps) {
  return (
    <ToolPage title={m.cuts_title()} crumb={m.cuts_crumb()} lede={m.cuts_lede()}>
      {/* Another address has other texts in its fields. */}
      <CutListScreen key={loaderData.address} plan={loaderData} />
    </ToolPage>
  )
}
