import { data, redirect } from 'react-router'
import { contentContext, reportContext, shopContext } from '#web/app/context.ts'
import type { RouteHandle } from '#web/app/route-handle.ts'
import { ContentBlocks } from '#web/blocks/content-blocks.tsx'
import { loadBlocks } from '#web/blocks/load-blocks.server.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { Breadcrumbs } from '#web/shell/breadcrumbs.tsx'
import { existsElsewhere } from './exists-elsewhere.server.ts'
import type { Route } from './+types/route'

export const handle = { caching: 'shared' } satisfies RouteHandle

/** A page of the content system, home among them. */
export async function loader({ url: { pathname, search }, context }: Route.LoaderArgs) {
  const path = decodeURI(pathname.replace(/\/$/, ''))
  const content = context.get(contentContext)
  const answer = await content.page(path)
  if (answer.kind === 'redirect') throw redirect(answer.location, answer.status)
  if (answer.kind === 'missing' || answer.status >= 400) {
    throw data({ code: 404, language: await existsElsewhere(content, getLocale(), path) }, { status: 404 })
  }
  if (pathname.endsWith('/')) throw redirect(pathname.replace(/\/$/, '') + search, 301)
  const { page } = answer
  const blockData = await loadBlocks([...page.stage, ...page.main], {
    shop: context.get(shopContext),
    content,
    locale: getLocale(),
    report: context.get(reportContext),
  })
  const alternates = Object.fromEntries(
    page.languages.filter(({ available }) => available).map(({ locale, link }) => [locale, link]),
  )
  return { page, blockData, alternates }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { title, description, noIndex } = loaderData.page.meta
  return [
    { title: `${title} – ${matches[0].loaderData?.siteName ?? ''}` },
    ...(description ? [{ name: 'description', content: description }] : []),
    ...(noIndex ? [{ name: 'robots', content: 'noindex' }] : []),
  ]
}

export default function Content({ loaderData: { page, blockData } }: Route.ComponentProps) {
  const trail = page.breadcrumbs.map(({ title, link }) => ({ label: title, to: link }))
  return (
    <ContentBlocks
      stage={page.stage}
      main={page.main}
      data={blockData}
      title={page.title}
      breadcrumbs={trail.length > 1 && <Breadcrumbs items={trail} />}
    />
  )
}
