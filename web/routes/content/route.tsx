import { data, redirect, type ShouldRevalidateFunctionArgs, useLocation } from 'react-router'
import type { ContentPage } from '#contracts/content/page.ts'
import { readTextLanguages } from '#web/catalogue/text-languages.server.ts'
import { channelContext, contentContext, reportContext, shopContext, siteContext } from '#web/app/context.ts'
import { paths } from '#web/app/paths.ts'
import { pageMeta } from '#web/document/page-meta.ts'
import type { RouteHandle } from '#web/app/route-handle.ts'
import { ContentBlocks } from '#web/blocks/content-blocks.tsx'
import { loadBlocks } from '#web/blocks/load-blocks.server.ts'
import { catchNetworkError, lostContentForm } from '#web/forms/network-error.ts'
import { feedPath } from '#web/blocks/news_pi1/news-files.ts'
import { hasNewsList, listPathOf } from '#web/blocks/news_pi1/read-articles.server.ts'
import { m } from '#web/i18n/messages.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { Breadcrumbs } from '#web/shell/breadcrumbs.tsx'
import { LastSeen } from '#web/shell/last-seen/last-seen.tsx'
import { ErrorPage } from '#web/shell/errors/error-page.tsx'
import { contentFormAction } from './form/form-action.server.ts'
import { alternatesOfPage, findPage } from './find-page.server.ts'
import { sharedPicture } from './shared-picture.ts'
import { Notice } from '#web/ui/notice.tsx'
import { StructuredSite } from './structured-site.tsx'
import type { Route } from './+types/route'

export const handle = { caching: 'shared', takesFiles: true, otherLanguages: 'same query' } satisfies RouteHandle

/** A page of the content system, home among them. */
export async function loader({ url: { pathname, search }, context }: Route.LoaderArgs) {
  const path = decodeURI(pathname.replace(/\/$/, ''))
  const content = context.get(contentContext)
  const found = await findPage(content, getLocale(), path, search)
  if (found.kind === 'redirect') throw redirect(found.location, found.status)
  if (found.kind === 'not translated') throw data({ code: 404, alternates: found.alternates }, { status: 404 })
  const isMissing = found.kind === 'missing'
  const page = isMissing ? found.statusPage : found.page
  const code = isMissing ? found.code : 200
  const isAbsent = isMissing && found.isAbsent
  if (!page) throw data({ code, isAbsent, isOpened: !isAbsent }, { status: code })
  // A link within the site asks for data only, whose address the server leaves as it is.
  if (pathname.endsWith('/') && !isMissing) throw redirect(pathname.replace(/\/$/, '') + search, 301)
  const { company, publicUrl, videoHosts, patience } = context.get(siteContext)
  const blockData = await loadBlocks([...page.stage, ...page.main], {
    shop: context.get(shopContext),
    content,
    locale: getLocale(),
    languages: await readTextLanguages(context),
    breadcrumbs: page.breadcrumbs,
    siteName: company.name,
    videoHosts,
    patience,
    address: new URL(pathname + search, publicUrl),
    report: context.get(reportContext),
  })
  const isPrivate = isMissing || found.isPrivate
  return data(
    {
      page,
      blockData,
      taxState: (await context.get(channelContext)())?.taxState,
      feed: feedOf(page, path),
      sharePicture: sharedPicture(page),
      alternates: isMissing ? undefined : alternatesOfPage(page),
      canonical: isMissing ? '' : page.meta.canonical,
      isMissing,
      isPreview: found.kind === 'page' && found.isPreview,
      code,
    },
    { status: code, headers: isPrivate ? { 'cache-control': 'private, no-store' } : {} },
  )
}

/** The feed of the list that the page has, or that an article belongs to. */
function feedOf({ stage, main, title, breadcrumbs }: ContentPage, path: string) {
  const elements = [...stage, ...main]
  if (hasNewsList(elements)) return { href: encodeURI(feedPath(path)), title: m.news_feed({ title }) }
  const list = elements.some(({ type }) => type === 'news_newsdetail') ? listPathOf(breadcrumbs, path) : undefined
  const name = breadcrumbs.find(({ link }) => link === list)?.title ?? ''
  return list === undefined ? undefined : { href: encodeURI(feedPath(list)), title: m.news_feed({ title: name }) }
}

/** A form on the page. */
export const action = ({ request, url, context }: Route.ActionArgs) => contentFormAction({ request, url, context })

export const clientAction = (args: Route.ClientActionArgs) => catchNetworkError(args, lostContentForm)

/** A form's response is shown in its place: the rest of the page stays as it is. */
export const shouldRevalidate = ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formMethod === undefined || formMethod === 'GET' ? defaultShouldRevalidate : false

export const headers: Route.HeadersFunction = ({ loaderHeaders, actionHeaders }) =>
  actionHeaders.has('cache-control') ? actionHeaders : loaderHeaders

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData || loaderData.isMissing) return []
  const { title, description, noIndex, noFollow, social } = loaderData.page.meta
  const { feed, isPreview } = loaderData
  return [
    ...pageMeta({
      title,
      description,
      root: matches[0],
      isListed: !noIndex && !isPreview,
      isFollowed: !noFollow,
      social,
    }),
    ...(feed ? [{ tagName: 'link', rel: 'alternate', type: 'application/atom+xml', ...feed }] : []),
  ]
}

export default function Content({ loaderData, actionData }: Route.ComponentProps) {
  const { page, blockData, isMissing, isPreview, code } = loaderData
  const { pathname } = useLocation()
  // The page of a TYPO3 for 403 is mostly that for 404.
  if (isMissing && code === 403) return <ErrorPage code={code} isAbsent />
  if (isMissing) {
    return (
      <>
        <ErrorPage code={code} title={page.title} />
        <ContentBlocks stage={[]} main={[...page.stage, ...page.main]} data={blockData} />
      </>
    )
  }
  const items = page.breadcrumbs.map(({ title, link }) => ({ label: title, to: link }))
  return (
    <>
      {isPreview && (
        <div className="wrap">
          <Notice tone="warn" title={m.content_preview()}>
            <p>{m.content_preview_text()}</p>
          </Notice>
        </div>
      )}
      <ContentBlocks
        stage={page.stage}
        main={page.main}
        data={{ ...blockData, reply: actionData }}
        title={page.title}
        picture={page.picture}
        breadcrumbs={items.length > 1 && <Breadcrumbs items={items} />}
      />
      {pathname === paths.home(getLocale()) && (
        <>
          <StructuredSite />
          <LastSeen />
        </>
      )}
    </>
  )
}
