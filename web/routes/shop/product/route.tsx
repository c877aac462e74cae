import { Fragment, useMemo, useState } from 'react'
import { redirect, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'
import { concealMail } from '#contracts/content/rich-text/conceal-mail.ts'
import {
  chainRackContext,
  channelContext,
  reportContext,
  shopContext,
  shopForLocaleContext,
  siteContext,
} from '#web/app/context.ts'
import { pageMeta } from '#web/document/page-meta.ts'
import type { RouteHandle } from '#web/app/route-handle.ts'
import { formHeaders, runFormAction } from '#web/forms/action/form-action.server.ts'
import { readForm } from '#web/forms/action/read-form.server.ts'
import { readJsonText, toJsonText } from '#web/catalogue/json-text.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { TAKE_BACK, TAKE_BACK_FORM } from '#web/cart/added-lines.ts'
import { takeBackAction } from '#web/cart/take-back.server.ts'
import { readTextLanguages } from '#web/catalogue/text-languages.server.ts'
import { filePaths, paths } from '#web/app/paths.ts'
import { shopBreadcrumbs } from '#web/catalogue/category/shop-breadcrumbs.ts'
import { Breadcrumbs } from '#web/shell/breadcrumbs.tsx'
import { ErrorPage } from '#web/shell/errors/error-page.tsx'
import { knownError } from '#web/app/known-error.ts'
import { catchNetworkError, networkErrorResult } from '#web/forms/network-error.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { seoAlternates } from '#web/catalogue/seo/alternates.server.ts'
import { loadProduct } from './load-product.server.ts'
import type { ChainRackNumbers } from '#contracts/chain-rack.ts'
import { guideQueries } from '#web/tools/chain-rack/guide-queries.ts'
import { loadProductResistance } from './facts/load-product-resistance.server.ts'
import { findProductId } from './read-product.server.ts'
import { accessoryAction } from './accessories/accessory-action.server.ts'
import { ACCESSORIES_PARAMETER, ACCESSORY_FORM, ADD_ACCESSORIES } from './accessories/accessory-form.ts'
import { addAction } from './add-to-cart/add-action.server.ts'
import { ADD_FORM, initialAddForm, VARIANT_FIELD } from './add-to-cart/add-form.ts'
import { severalAction } from './several/several-action.server.ts'
import { SEVERAL, SEVERAL_FORM } from './several/several-form.ts'
import { UnsentForm } from '#web/forms/unsent/unsent-form.tsx'
import { exampleOf } from './variants/filter-variants.ts'
import { parseTableQuery } from './variants/parse-table-query.server.ts'
import type { Route } from './+types/route'

const AddToCartForm = lazyPart(async () => (await import('./add-to-cart/add-to-cart-form.tsx')).AddToCartForm)
const ProductEnd = lazyPart(async () => (await import('./facts/product-end.tsx')).ProductEnd)

export const handle = { caching: 'shared', otherLanguages: 'category root' } satisfies RouteHandle

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const { search: query, searchParams: search } = new URL(request.url)
  const id = await findProductId(params['*'], query, context)
  const variant = search.get(VARIANT_FIELD)
  const withAccessories = search.has(ACCESSORIES_PARAMETER)
  const { listingLimit, company } = context.get(siteContext)
  const pagePromise = loadProduct(shop, id, {
    limit: listingLimit,
    languages: await readTextLanguages(context),
    variant,
    table: parseTableQuery(search),
    withAccessories,
    report: context.get(reportContext),
  })
  const current = { locale: getLocale(), seoPath: pagePromise.then(({ product }) => product.seoPath) }
  const [page, alternates] = await Promise.all([
    pagePromise,
    seoAlternates(
      context.get(shopForLocaleContext),
      current,
      id,
      'frontend.detail.page',
      paths.product,
      context.get(reportContext),
    ),
  ])
  const { product, accessories, variantOfAddress, optionNames, ...table } = page
  // One page a family: a variant's address leads to it, with the variant chosen.
  if (variantOfAddress !== undefined) {
    throw redirect(paths.product(getLocale(), product.seoPath, { variant: variantOfAddress }), 301)
  }
  const chosen = table.variants.find(({ number }) => number === variant)
  const single = table.variants.length === 1 ? table.variants[0] : undefined
  const example = chosen ?? exampleOf(table.variants, table.columns, table.filters)
  return {
    product,
    taxState: (await context.get(channelContext)())?.taxState,
    // Long with 78 variants, and there is nothing in it that React Router would have to know.
    table: toJsonText(table),
    accessories,
    initialValues: initialAddForm(chosen ?? single, example),
    alternates,
    sharePicture: {
      url: filePaths.sharePicture(getLocale(), (chosen ?? single)?.id ?? product.id),
      alt: chosen ? `${product.name} ${chosen.number}` : product.name,
    },
    salesMail: concealMail(company.mail),
    resistance: await loadProductResistance(context, optionNames),
    racks: racksOf(context.get(chainRackContext), table.variants),
  }
}

const racksOf = (numbers: ChainRackNumbers | undefined, variants: readonly { number: string }[]) =>
  numbers
    ? guideQueries(
        numbers,
        variants.map(({ number }) => number),
      )
    : {}

export async function action({ params, request, context }: Route.ActionArgs) {
  const posted = await readForm(request)
  switch (posted.get('intent')) {
    case ADD_ACCESSORIES:
      return runFormAction(accessoryAction(params['*']), posted, context)
    case TAKE_BACK:
      return runFormAction(takeBackAction, posted, context)
    case SEVERAL:
      return runFormAction(severalAction(params['*']), posted, context)
    default:
      return runFormAction(addAction(params['*']), posted, context)
  }
}

export const clientAction = (args: Route.ClientActionArgs) =>
  catchNetworkError(args, (posted) => {
    switch (posted.get('intent')) {
      case ADD_ACCESSORIES:
        return networkErrorResult(ACCESSORY_FORM, posted)
      case TAKE_BACK:
        return networkErrorResult(TAKE_BACK_FORM, posted)
      case SEVERAL:
        return networkErrorResult(SEVERAL_FORM, posted)
      default:
        return networkErrorResult(ADD_FORM, posted)
    }
  })

export const headers = formHeaders

/**
 * An addition to the cart, another filter or a choice in the form does not load the page again. A link to another
 * variant does, and one to the form of accessories.
 */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = args
  const isOther = (name: string) => currentUrl.searchParams.get(name) !== nextUrl.searchParams.get(name)
  const isLink = formMethod === undefined && (isOther(VARIANT_FIELD) || isOther(ACCESSORIES_PARAMETER))
  return defaultShouldRevalidate && (currentUrl.pathname !== nextUrl.pathname || isLink)
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return []
  const { metaTitle, metaDescription, description } = loaderData.product
  return pageMeta({ title: metaTitle, description: metaDescription || description.join(' '), root: matches[0] })
}

export default function ProductRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { product, initialValues, salesMail } = loaderData
  const page = useMemo(() => ({ product, ...readJsonText(loaderData.table) }), [product, loaderData.table])
  const [search] = useSearchParams()
  const variant = search.get(VARIANT_FIELD) ?? undefined
  const key = useFormKey(loaderData, variant)
  return (
    <>
      <div className="wrap">
        <Breadcrumbs
          items={[...shopBreadcrumbs(page.breadcrumbs), { label: product.name, language: product.languages.name }]}
        />
      </div>
      <Fragment key={key}>
        <AddToCartForm
          {...{ page, initialValues, salesMail }}
          hasAccessoryForm={loaderData.accessories !== undefined}
          result={actionData?.form === ADD_FORM.id ? actionData : undefined}
          isSeveral={page.variants.length > 1 && search.has(SEVERAL)}
          severalResult={actionData?.form === SEVERAL_FORM.id ? actionData : undefined}
        />
        <ProductEnd
          page={page}
          documents={product.documents}
          resistance={loaderData.resistance}
          racks={loaderData.racks}
          variant={variant}
          accessories={loaderData.accessories}
          result={actionData?.form === ACCESSORY_FORM.id ? actionData : undefined}
        />
      </Fragment>
    </>
  )
}

/** Another one for another product, and for a variant that a link has led to: the form begins with it. */
function useFormKey(loaderData: Route.ComponentProps['loaderData'], variant: string | undefined): string {
  const [shown, setShown] = useState({ loaderData, variant, count: 0 })
  if (shown.loaderData !== loaderData || shown.variant !== variant) {
    const isLinked = shown.loaderData !== loaderData && shown.variant !== variant
    setShown({ loaderData, variant, count: shown.count + Number(isLinked) })
  }
  return `${loaderData.product.id} ${shown.count}`
}

/** As everywhere, and with a form that the shop did not get. */
export function ErrorBoundary({ error, actionData }: Route.ErrorBoundaryProps) {
  const unsent = actionData?.unsent
  return <ErrorPage {...knownError(error)}>{unsent && <UnsentForm fields={unsent} />}</ErrorPage>
}
