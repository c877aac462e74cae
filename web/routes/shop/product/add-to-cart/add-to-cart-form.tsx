import {
  type FormEvent,
  memo,
  startTransition,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Form, useNavigate } from 'react-router'
import { revealMail } from '#contracts/content/rich-text/conceal-mail.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { paths } from '#web/app/paths.ts'
import type { FormResult } from '#web/forms/action/form-result.ts'
import type { FieldErrors } from '#web/forms/form-fields.ts'
import { FormToken } from '#web/places/form-token.tsx'
import type { CutRow } from '#web/tools/cut-length/cut-rows.ts'
import { AmountStep } from '#web/routes/shop/product/amount/amount-step.tsx'
import { sameCProfile } from '#web/routes/shop/product/amount/c-profile.ts'
import { CProfileStep } from '#web/routes/shop/product/amount/c-profile-step.tsx'
import { LocalBar } from '#web/routes/shop/product/facts/local-bar.tsx'
import { Gallery } from '#web/routes/shop/product/facts/gallery.tsx'
import type { ProductPage } from '#web/routes/shop/product/load-product.server.ts'
import { TechnicalData } from '#web/routes/shop/product/facts/technical-data.tsx'
import { ProductHead } from '#web/routes/shop/product/facts/product-head.tsx'
import {
  ADD_FORM,
  type AddedItems,
  type AddFormValues,
  C_PROFILES_STEP,
  NO_C_PROFILE,
  VARIANT_FIELD,
  WITH_SCRIPTS,
} from './add-form.ts'
import { ACCESSORIES_PARAMETER } from '#web/routes/shop/product/accessories/accessory-form.ts'
import { AddPanel } from './add-panel.tsx'
import { amountText, cProfileText, summariseAddition } from './add-summary.ts'
import { followSheet, typedSides, wholeSheet } from './whole-sheet.ts'
import css from './add-to-cart-form.module.css'
import { LitMeasureProvider } from '#web/routes/shop/product/variants/lit-measure.tsx'
import { exampleOf, type Filters } from '#web/routes/shop/product/variants/filter-variants.ts'
import { measuresOf } from '#web/routes/shop/product/variants/measures.ts'
import { otherBarsOf } from '#web/routes/shop/product/variants/other-bars-of.ts'
import { SeveralPanel } from '#web/routes/shop/product/several/several-panel.tsx'
import type { SeveralValues } from '#web/routes/shop/product/several/several-form.ts'
import { useSeveral } from '#web/routes/shop/product/several/use-several.ts'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { cadAddressOf } from '#web/routes/shop/product/cad/cad-address-of.ts'
import { SheetLinks } from '#web/routes/shop/product/sheet/sheet-links.tsx'
import { VariantStep } from '#web/routes/shop/product/variants/variant-step.tsx'

/** The same object in each rendering: fields compare it. */
const NO_ERRORS: FieldErrors = {}

interface AddToCartFormProps {
  page: Omit<ProductPage, 'accessories' | 'variantOfAddress' | 'optionNames'>
  initialValues: AddFormValues
  result: FormResult<'add', AddFormValues, AddedItems> | undefined
  /** Whether the table has pieces beside each variant, and the result of that form. */
  isSeveral: boolean
  severalResult: FormResult<'several', SeveralValues, number> | undefined
  salesMail: string
}

/**
 * The product and one form over all of it: variant, C-profile, amount; or several variants with pieces each. Fields keep
 * themselves; this only watches. While a form is sent, only what shows it is rendered again.
 */
export const AddToCartForm = memo(function AddToCartForm({
  page,
  initialValues,
  result,
  isSeveral,
  severalResult,
  salesMail,
}: AddToCartFormProps) {
  const { product, common, variants, columns, cProfiles, filters, sorting } = page
  const [typed, setTyped] = useState(result?.values ?? initialValues)
  const locale = getLocale()
  const navigate = useNavigate()
  const hasScripts = useHydrated()

  const variant = variants.find(({ number }) => number === typed.variant)
  const [first, setFirst] = useState(() => exampleOf(variants, columns, filters))
  const example = variant ?? first
  const measures = useMemo(() => (example ? measuresOf(example, columns, common) : []), [example, columns, common])
  const fitting = cProfiles.filter(({ id }) => variant?.cProfiles.includes(id))
  const cProfile = fitting.find(({ id }) => id === typed.cProfile)
  const errors = result?.errors ?? NO_ERRORS
  // Sides of a sheet that another variant leaves as they are.
  const sides = useRef(new Set(typedSides(typed, wholeSheet(example?.format))))
  const preset = useMemo(() => ({ filters, sorting }), [filters, sorting])
  const showFirst = useCallback(
    (applied: Filters) => {
      const now = exampleOf(variants, columns, applied)
      setFirst(now)
      // Without a choice the fields are about the first one, too.
      setTyped((before) => {
        const sheet = followSheet(before, sides.current, now?.format)
        return before.variant || typedSides(sheet, before).length === 0 ? before : { ...before, ...sheet }
      })
    },
    [variants, columns],
  )

  /** The page keeps its place; other parameters of the address stay. */
  const navigateTo = (changes: Record<string, string | undefined>) => {
    const search = new URLSearchParams(location.search)
    search.delete(ACCESSORIES_PARAMETER)
    for (const [name, value] of Object.entries(changes)) {
      if (value === undefined) search.delete(name)
      else search.set(name, value)
    }
    const address = paths.product(locale, product.seoPath)
    void navigate(search.size > 0 ? `${address}?${search}` : address, { replace: true, preventScrollReset: true })
  }
  const form = useRef<HTMLFormElement>(null)
  const several = useSeveral(form, isSeveral, severalResult)
  const watch = (form: HTMLFormElement) => {
    if (isSeveral) return several.watch(form)
    const now = ADD_FORM.read(new FormData(form))
    const chosen = variants.find(({ number }) => number === now.variant)
    // A C-profile of another size is another product: the choice goes over to it.
    const same = sameCProfile(
      cProfiles.find(({ id }) => id === now.cProfile),
      cProfiles.filter(({ id }) => chosen?.cProfiles.includes(id)),
    )
    for (const side of typedSides(now, typed)) sides.current.add(side)
    const sheet = followSheet(now, sides.current, (chosen ?? example)?.format)
    setTyped((before) => {
      const cuts = now.cuts.length > 0 ? now.cuts : before.cuts
      const next = { ...now, ...sheet, cProfile: same?.id ?? NO_C_PROFILE, cuts }
      // Typing in the table's filters changes nothing here, and the page need not be drawn for it.
      return JSON.stringify(next) === JSON.stringify(before) ? before : next
    })
    if (now.variant !== typed.variant) {
      navigateTo({ [VARIANT_FIELD]: now.variant })
    }
  }
  // The choice before the scripts had come, or the one that the browser restored after a reload.
  const watchFirst = useEffectEvent(() => form.current && watch(form.current))
  useEffect(() => startTransition(() => void watchFirst()), [])
  const watchRows = (rows: readonly CutRow[]) => setTyped((now) => ({ ...now, cuts: [...rows] }))

  const others = useMemo(() => otherBarsOf(variant, variants), [variant, variants])
  const reachable = useMemo(() => others.map(({ number }) => number), [others])
  const choose = (number: string) => document.getElementById(`variant-${number}`)?.click()

  const hasProfiles = cProfiles.length > 0
  const hasTable = variants.length > 1
  const sent = isSeveral ? severalResult : result
  return (
    <>
      <LocalBar product={product} variants={variants} isSeveral={isSeveral} />
      <div className="wrap">
        <Form
          ref={form}
          method="post"
          className={css.form}
          onInput={(event: FormEvent<HTMLFormElement>) => watch(event.currentTarget)}
          preventScrollReset
          noValidate
        >
          <WithScripts />
          {/* Of a refused addition nothing is in the cart, so that the next one is another. */}
          <FormToken success={(sent?.done !== undefined || sent?.reasons !== undefined) && sent} />
          {!hasTable && <input type="hidden" name={VARIANT_FIELD} value={typed.variant} />}
          <SheetLinks productId={product.id} preset={filters} typed={typed} variant={variant} cProfile={cProfile}>
            <LitMeasureProvider>
              <div className={css.main}>
                <ProductHead product={product} variants={variants}>
                  <Gallery
                    product={product}
                    variant={example}
                    isChosen={variant !== undefined}
                    measures={measures}
                    isCProfileChosen={cProfile !== undefined}
                    cProfile={cProfile ?? cProfiles.find(({ id }) => example?.cProfiles.includes(id))}
                  />
                </ProductHead>
                {hasTable && (
                  <VariantStep
                    variants={variants}
                    columns={columns}
                    preset={preset}
                    onFilters={showFirst}
                    chosen={typed.variant}
                    reachable={reachable}
                    several={several.rows}
                  />
                )}
                {hasProfiles && !isSeveral && (
                  <CProfileStep
                    number={2}
                    profiles={fitting}
                    chosen={typed.cProfile}
                    isVariantChosen={variant !== undefined}
                    error={errors[C_PROFILES_STEP]}
                    adds={cProfile && cProfileText(cProfile, variant, typed)}
                  />
                )}
                {!isSeveral && (
                  <AmountStep
                    number={1 + Number(hasTable) + Number(hasProfiles)}
                    variant={example}
                    cProfile={cProfile}
                    typed={typed}
                    errors={errors}
                    onRows={watchRows}
                    others={others}
                    onOther={choose}
                  />
                )}
                <TechnicalData product={product} common={common} variant={variant} />
              </div>
            </LitMeasureProvider>
            {isSeveral ? (
              <SeveralPanel values={several.values} variants={variants} result={severalResult} />
            ) : (
              <AddPanel
                summary={summariseAddition(typed, example, cProfile, hasProfiles)}
                amount={amountText(typed)}
                price={variant?.price ?? product.price}
                isCut={example?.cut !== undefined}
                variant={variant}
                result={result}
                cad={cadAddressOf(typed, example, cProfile, product.hasModel)}
                questionMail={
                  hasScripts
                    ? `mailto:${revealMail(salesMail)}?subject=${encodeURIComponent(`${product.name} ${typed.variant}`.trim())}`
                    : '#contact'
                }
              />
            )}
          </SheetLinks>
        </Form>
      </div>
    </>
  )
})

/** Apart from the form, which would otherwise be rendered again as soon as it has hydrated. */
const WithScripts = () => useHydrated() && <input type="hidden" name={WITH_SCRIPTS} value="1" />
