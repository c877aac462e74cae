import { data, redirect } from 'react-router'
import { type Locale, perLocale } from '#contracts/locales.ts'
import { contentContext, reportContext, searchContext, sessionContext, siteContext } from '#web/app/context.ts'
import { pageMeta } from '#web/document/page-meta.ts'
import type { RouteHandle } from '#web/app/route-handle.ts'
import { searchPath } from '#web/app/paths.ts'
import { runFormAction } from '#web/forms/action/form-action.server.ts'
import { catchNetworkError, networkErrorResult } from '#web/forms/network-error.ts'
import { readForm } from '#web/forms/action/read-form.server.ts'
import { UnsentForm } from '#web/forms/unsent/unsent-form.tsx'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { addHitAction } from '#web/search/hits/add-hit-action.server.ts'
import { ADD_HIT_FORM } from '#web/search/hits/add-hit-form.ts'
import { loadSearch, toSearchProblem } from '#web/search/load-search.server.ts'
import { exactHitHref } from '#web/search/exact-hit.ts'
import {
  isNarrowed,
  isSearchable,
  lastPage,
  parseSearchAddress,
  type SearchAddress,
  searchParamsOf,
  settleBounds,
  SORTINGS,
} from '#web/search/search-query.ts'
import { ErrorPage } from '#web/shell/errors/error-page.tsx'
import { knownError } from '#web/app/known-error.ts'
import type { SearchReply } from '#web/search/hits/shown-hit.ts'
import { SearchScreen } from './search-screen.tsx'
import { useNotedSearch } from './use-noted-search.ts'
import type { Route } from './+types/route'
import type { Contact } from '#contracts/content/elements/site_address_list.ts'
import { contactsIn } from '#web/blocks/site_address_list/contacts-in.ts'
import type { ContentClient } from '#web/clients/content.server.ts'
import { menuTree } from '#web/shell/menu/menu-tree.ts'

export const handle = { caching: 'shared', listed: false } satisfies RouteHandle

/** Shared by all visitors but never cached (docs/decisions/0065). */
const notKept = () => ({ headers: { 'cache-control': 'private, max-age=0, must-revalidate' } })

/** If the search fails, the page stays, with its input and a status of its own. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const query = parseSearchAddress(new URL(request.url).searchParams)
  const { term, view, isList } = query
  const page = {
    query,
    alternates: perLocale((locale) => searchPath(locale, searchParamsOf({ term, view, isList }))),
    reply: undefined,
    problem: undefined,
    people: [],
  }
  if (!isSearchable(term)) return data(page, notKept())
  try {
    const seam = {
      search: context.get(searchContext),
      locale: getLocale(),
      ownOrigin: context.get(siteContext).publicUrl,
      hasOwnPrices: context.get(sessionContext).hasOwnPrices,
    }
    const reply = await loadSearch(query, seam)
    const product = isNumberSearch(query) && exactHitHref(await productHits(query, reply, seam), term)
    if (product) return redirect(product, notKept())
    const last = lastPage(reply.total)
    if (query.page > last) return redirect(searchPath(getLocale(), searchParamsOf({ ...query, page: last })), notKept())
    // The address and its fields say which of two readings was taken.
    const settled = settleBounds(query, reply.measures)
    if (settled) return redirect(searchPath(getLocale(), searchParamsOf(settled)), notKept())
    const isEmpty = Object.values(reply.counts).every((count) => count === 0)
    const people = isEmpty ? await loadPeople(context) : []
    return data({ ...page, reply, people }, notKept())
  } catch (error) {
    const problem = toSearchProblem(error)
    if (problem.kind === 'too many') {
      return data({ ...page, problem }, { status: 429, headers: { 'retry-after': String(problem.seconds) } })
    }
    context.get(reportContext)(error)
    return data({ ...page, problem }, { status: 503 })
  }
}

/** Whether an address is one that the forms send for an item number. Links say that they lead to a list. */
const isNumberSearch = (query: SearchAddress): boolean =>
  !query.isList && query.page === 1 && !isNarrowed(query) && query.sort === SORTINGS[0] && /\d/.test(query.term)

/** The products of a search. The field of some pages names another tab. */
const productHits = async (query: SearchAddress, reply: SearchReply, seam: Parameters<typeof loadSearch>[1]) =>
  query.view === undefined || query.view === 'products'
    ? reply.hits
    : (await loadSearch({ ...query, view: 'products' }, seam)).hits

/** The page can do without them. */
async function loadPeople(context: Route.LoaderArgs['context']) {
  return readPeople(context.get(contentContext), getLocale()).catch((failure: unknown) => {
    context.get(reportContext)(failure)
    return []
  })
}

/** A hit for the request. */
export const action = async ({ request, context }: Route.ActionArgs) => {
  const back = searchPath(getLocale(), searchParamsOf(parseSearchAddress(new URL(request.url).searchParams)))
  return runFormAction(addHitAction(back), await readForm(request), context)
}

export const clientAction = (args: Route.ClientActionArgs) =>
  catchNetworkError(args, (posted) => networkErrorResult(ADD_HIT_FORM, posted))

export const headers: Route.HeadersFunction = ({ loaderHeaders, actionHeaders }) =>
  [...actionHeaders].length > 0 ? actionHeaders : loaderHeaders

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  const term = loaderData?.query.term
  const title = term ? m.search_results_for({ term }) : m.search_title()
  return pageMeta({ title, root: matches[0] })
}

export default function SearchRoute({ loaderData, actionData }: Route.ComponentProps) {
  useNotedSearch(loaderData)
  return <SearchScreen {...loaderData} result={actionData} />
}

export function ErrorBoundary({ error, actionData }: Route.ErrorBoundaryProps) {
  const unsent = actionData?.unsent
  return <ErrorPage {...knownError(error)}>{unsent && <UnsentForm fields={unsent} />}</ErrorPage>
}

/** People that are shown where nothing was found. */
const MOST = 3

/**
 * The first people of the contact page that the menu leads to; none if it has none.
 * @throws ServiceFailure
 */
async function readPeople(content: ContentClient, locale: Locale): Promise<Contact[]> {
  const { navigation } = await content.initialData(locale)
  const { contact } = menuTree(locale, navigation, [], '')
  if (!contact.startsWith('/')) return []
  const found = await content.page(contact, { isPart: true })
  return found.kind === 'page' ? contactsIn([...found.page.stage, ...found.page.main]).slice(0, MOST) : []
}
