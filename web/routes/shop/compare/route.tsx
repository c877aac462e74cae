import { perLocale } from '#contracts/locales.ts'
import { comparePath } from '#web/app/paths.ts'
import { shopContext, siteContext } from '#web/app/context.ts'
import { pageMeta } from '#web/document/page-meta.ts'
import type { RouteHandle } from '#web/app/route-handle.ts'
import { LEAST_COMPARED, MOST_COMPARED } from '#web/catalogue/compare/compared-items.ts'
import { shopBreadcrumbs } from '#web/catalogue/category/shop-breadcrumbs.ts'
import { filteredComparison } from '#web/catalogue/compare/filtered-comparison.ts'
import { LanguageNote } from '#web/catalogue/language-note.tsx'
import { languageName, readTextLanguages } from '#web/catalogue/text-languages.server.ts'
import layout from '#web/quote-request/quote-request-layout.module.css'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { Breadcrumbs } from '#web/shell/breadcrumbs.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Link } from '#web/ui/link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { AddCompared } from './add-compared.tsx'
import { parseComparisonQuery } from './comparison-query.ts'
import { parseComparedFilters } from './passing-variants.ts'
import { loadComparison } from './load-comparison.server.ts'
import css from './route.module.css'
import { ShownRows } from './shown-rows.tsx'
import type { Route } from './+types/route'
import type { UnknownItem } from './read-compared.server.ts'

const ComparisonTable = lazyPart(async () => (await import('./comparison-table.tsx')).ComparisonTable)

export const handle = { caching: 'shared', listed: false } satisfies RouteHandle

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const { items, left, onlyDifferences } = parseComparisonQuery(searchParams)
  const filters = parseComparedFilters(searchParams)
  const { listingLimit } = context.get(siteContext)
  const languages = await readTextLanguages(context)
  const { columns, language, ...rest } = await loadComparison(context.get(shopContext), items, filters, {
    listingLimit,
    languages,
  })
  const numbers = columns.map(({ number }) => number)
  return {
    columns,
    ...rest,
    otherLanguage: languageName(language, getLocale()),
    left,
    onlyDifferences,
    filters: filters.search,
    // Item numbers are the same in every language.
    alternates: perLocale((locale) => filteredComparison(locale, numbers, onlyDifferences, filters.search)),
  }
}

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta({ title: m.compare_title(), root: matches[0] })
}

export default function CompareRoute({ loaderData }: Route.ComponentProps) {
  const { columns, groups, unknown, left, category, onlyDifferences, filters, otherLanguage } = loaderData
  const numbers = columns.map(({ number }) => number)
  const shown = onlyDifferences ? withDifferences(groups) : groups
  return (
    <div className="wrap">
      <Breadcrumbs items={[...shopBreadcrumbs(), { label: m.compare_title() }]} />
      <div className={`${layout.page} ${css.page}`}>
        <h1>{m.compare_title()}</h1>
        <LanguageNote language={otherLanguage} />
        <UnknownItems {...{ unknown, numbers, filters }} />
        {left.length > 0 && (
          <Notice tone="warn" title={m.compare_too_many({ max: MOST_COMPARED })}>
            <p>{m.compare_left({ items: left.join(', ') })}</p>
          </Notice>
        )}
        {filters && columns.length > 0 && (
          <p className={css.filtered}>
            {m.compare_filtered()}{' '}
            <Link to={comparePath(getLocale(), numbers, onlyDifferences)}>{m.compare_unfiltered()}</Link>
          </p>
        )}
        {columns.length === 0 && <p className={css.none}>{m.compare_none()}</p>}
        {columns.length > 0 && columns.length < LEAST_COMPARED && <Notice title={m.compare_one()} />}
        {columns.length >= LEAST_COMPARED && <ShownRows {...{ groups, numbers, onlyDifferences, filters }} />}
        {columns.length > 0 && <ComparisonTable groups={shown} {...{ columns, onlyDifferences, filters }} />}
        <AddCompared key={numbers.join()} {...{ numbers, category, onlyDifferences, filters }} />
      </div>
    </div>
  )
}

const withDifferences = (groups: Route.ComponentProps['loaderData']['groups']) =>
  groups.flatMap(({ title, rows }) => {
    const differing = rows.filter(({ isDiffering }) => isDiffering)
    return differing.length > 0 ? [{ title, rows: differing }] : []
  })

/** Names each number that the shop does not have, with similar ones that may be meant. */
function UnknownItems({
  unknown,
  numbers,
  filters,
}: {
  unknown: readonly UnknownItem[]
  numbers: readonly string[]
  filters: string
}) {
  return unknown.map(({ item, nearest }) => (
    <Notice key={item} tone="warn" title={m.list_problem_number_unknown({ number: item })}>
      {nearest.length > 0 && (
        <ul className={css.nearest}>
          {nearest.map((number) => (
            <li key={number}>
              <Link to={filteredComparison(getLocale(), [...numbers, number], false, filters)}>
                {m.list_take({ value: number })}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Notice>
  ))
}
