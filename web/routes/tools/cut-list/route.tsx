import { filePaths, paths } from '#web/app/paths.ts'
import { pageMeta } from '#web/app/head/page-meta.ts'
import type { RouteHandle } from '#web/app/route-handle.ts'
import { writeList } from '#web/cart/list-entry/lines/write-list.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { Breadcrumbs } from '#web/shell/breadcrumbs.tsx'
import { toolsAddress } from '#web/tools/tool-pages.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { loadCutList } from './load-cut-list.server.ts'
import css from './route.module.css'
import type { Route } from './+types/route'

const CutListScreen = lazyPart(async () => (await import('./cut-list-screen.tsx')).CutListScreen)

export const handle = { caching: 'shared' } satisfies RouteHandle

export async function loader(args: Route.LoaderArgs) {
  const { lines, ...plan } = await loadCutList(args)
  const sharePicture = { url: filePaths.sharePicture(getLocale(), 'cut-list'), alt: m.cuts_title() }
  return { ...plan, list: lines.length > 0 ? writeList(lines) : '', sharePicture }
}

export function meta({ matches, location }: Route.MetaArgs): Route.MetaDescriptors {
  const siteName = matches[0].loaderData?.siteName
  return pageMeta({
    title: m.cuts_title(),
    description: m.cuts_overview(),
    siteName,
    isListed: location.search === '',
  })
}

export default function CutListRoute({ loaderData }: Route.ComponentProps) {
  const locale = getLocale()
  return (
    <div className="wrap">
      <Breadcrumbs
        items={[
          { label: m.listing_crumb_home(), to: paths.home(locale) },
          { label: m.tools_overview_crumb(), to: toolsAddress(locale) },
          { label: m.cuts_crumb() },
        ]}
      />
      <header className={css.head}>
        <h1>{m.cuts_title()}</h1>
        <p data-print="no">{m.cuts_lede()}</p>
      </header>
      {/* Another address has other texts in its fields. */}
      <CutListScreen key={loaderData.address} plan={loaderData} />
    </div>
  )
}
