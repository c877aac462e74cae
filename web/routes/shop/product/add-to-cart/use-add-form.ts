import { type RefObject, useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#web/app/paths.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { ACCESSORIES_PARAMETER } from '#web/routes/shop/product/accessories/accessory-form.ts'
import type { ProductPage } from '#web/routes/shop/product/load-product.server.ts'
import { exampleOf, type Filters } from '#web/routes/shop/product/variants/filter-variants.ts'
import type { CutRow } from '#web/tools/cut-length/cut-rows.ts'
import { ADD_FORM, type AddFormValues, VARIANT_FIELD } from './add-form.ts'
import { beginAddForm, fittingProfiles, followFilters, followInput, followRows } from './add-form-state.ts'

/**
 * The choice of a variant, a C-profile and an amount. The fields keep themselves; this watches their form and writes
 * the chosen variant into the address.
 */
export function useAddForm(
  form: RefObject<HTMLFormElement | null>,
  page: Pick<ProductPage, 'product' | 'variants' | 'columns' | 'cProfiles' | 'filters'>,
  values: AddFormValues,
) {
  const { product, variants, columns, cProfiles } = page
  const byNumber = (number: string) => variants.find((variant) => variant.number === number)
  const [state, setState] = useState(() =>
    beginAddForm(values, exampleOf(variants, columns, page.filters), byNumber(values.variant)),
  )
  const navigate = useNavigate()

  const watch = () => {
    if (!form.current) return
    const now = ADD_FORM.read(new FormData(form.current))
    const chosen = byNumber(now.variant)
    setState((before) => followInput(before, now, { chosen, cProfiles }))
    if (now.variant === state.values.variant) return
    // The page keeps its place; other parameters of the address stay.
    const search = new URLSearchParams(location.search)
    search.delete(ACCESSORIES_PARAMETER)
    search.set(VARIANT_FIELD, now.variant)
    const address = `${paths.product(getLocale(), product.seoPath)}?${search}`
    void navigate(address, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false })
  }
  const variant = byNumber(state.values.variant)
  const fitting = fittingProfiles(variant, cProfiles)
  return {
    typed: state.values,
    variant,
    /** The chosen variant, or the one that stands for all. */
    example: variant ?? state.first,
    fitting,
    cProfile: fitting.find(({ id }) => id === state.values.cProfile),
    watch,
    watchFilters: useCallback(
      (applied: Filters) => setState((before) => followFilters(before, exampleOf(variants, columns, applied))),
      [variants, columns],
    ),
    watchRows: (rows: readonly CutRow[]) => setState((before) => followRows(before, rows)),
    /** Chooses a variant whose row is in the page. */
    choose: (number: string) => {
      const rows = form.current?.elements.namedItem(VARIANT_FIELD)
      if (rows instanceof RadioNodeList) rows.value = number
      watch()
    },
  }
}
