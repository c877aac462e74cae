import { type FormEvent, memo, startTransition, useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { Form } from 'react-router'
import type { AddedItems } from '#web/cart/added-lines.ts'
import { isSold } from '#web/cart/purchase-bounds.ts'
import type { FormResult } from '#web/forms/action/form-result.ts'
import type { FieldErrors } from '#web/forms/form-fields.ts'
import { FormToken } from '#web/places/form-token.tsx'
import { OfferLink } from '#web/routes/shop/product/accessories/offer-link.tsx'
import { AmountStep } from '#web/routes/shop/product/amount/amount-step.tsx'
import { CProfileStep } from '#web/routes/shop/product/amount/c-profile-step.tsx'
import { cadAddressOf } from '#web/routes/shop/product/cad/cad-address-of.ts'
import { PriceScale } from '#web/routes/shop/product/amount/price-scale.tsx'
import { Gallery } from '#web/routes/shop/product/facts/gallery.tsx'
import { LocalBar } from '#web/routes/shop/product/facts/local-bar.tsx'
import { ProductHead } from '#web/routes/shop/product/facts/product-head.tsx'
import { Description, TechnicalData } from '#web/routes/shop/product/facts/technical-data.tsx'
import type { ProductPage } from '#web/routes/shop/product/load-product.server.ts'
import type { SeveralValues } from '#web/routes/shop/product/several/several-form.ts'
import { SeveralPanel } from '#web/routes/shop/product/several/several-panel.tsx'
import { useSeveral } from '#web/routes/shop/product/several/use-several.ts'
import { DataSheetLinks } from '#web/routes/shop/product/data-sheet/data-sheet-links.tsx'
import { LitMeasureProvider } from '#web/routes/shop/product/variants/lit-measure.tsx'
import { measuresOf } from '#web/routes/shop/product/variants/measures.ts'
import { otherBarsOf } from '#web/routes/shop/product/variants/other-bars-of.ts'
import { VariantStep } from '#web/routes/shop/product/variants/variant-step.tsx'
import { type AddFormValues, C_PROFILES_STEP, VARIANT_FIELD, WITH_SCRIPTS } from './add-form.ts'
import css from './add-to-cart-form.module.css'
import { AddPanel } from './add-panel.tsx'
import { amountText, cProfileText, summariseAddition, typedPrice } from './add-summary.ts'
import { useAddForm } from './use-add-form.ts'

/** The same object in each rendering: fields compare it. */
const NO_ERRORS: FieldErrors = {}

interface AddToCartFormProps {
  page: Omit<ProductPage, 'accessories' | 'variantOfAddress' | 'optionNames'>
  initialValues: AddFormValues
  result: FormResult<'add', AddFormValues, AddedItems> | undefined
  /** Whether the table has pieces beside each variant, and the result of that form. */
  isSeveral: boolean
  severalResult: FormResult<'several', SeveralValues, AddedItems> | undefined
  salesMail: string
  /** Whether the page has the form of its accessories, which says the same as their dialog. */
  hasAccessoryForm: boolean
}

/**
 * The product and one form over all of it: variant, C-profile, amount; or several variants with pieces each. While a
 * form is sent, only what shows it is rendered again.
 */
export const AddToCartForm = memo(function AddToCartForm(props: AddToCartFormProps) {
  const { page, initialValues, result, isSeveral, severalResult, salesMail, hasAccessoryForm } = props
  const { product, common, variants, columns, cProfiles, filters, sorting, crossSelling } = page
  const form = useRef<HTMLFormElement>(null)
  const add = useAddForm(form, page, result?.values ?? initialValues)
  const several = useSeveral(form, isSeveral, severalResult)
  const { typed, variant, example, fitting, cProfile } = add

  const preset = useMemo(() => ({ filters, sorting }), [filters, sorting])
  const measures = useMemo(() => (example ? measuresOf(example, columns, common) : []), [example, columns, common])
  const others = useMemo(() => otherBarsOf(variant, variants), [variant, variants])
  const reachable = useMemo(() => others.map(({ number }) => number), [others])

  const [group] = crossSelling
  const errors = result?.errors ?? NO_ERRORS
  const hasProfiles = cProfiles.length > 0
  const hasTable = variants.length > 1
  const sent = isSeveral ? severalResult : result
  const watch = () => {
    if (isSeveral) several.watch()
    else add.watch()
  }
  // The choice before the scripts had come, or the one that the browser restored after a reload.
  const watchFirst = useEffectEvent(watch)
  useEffect(() => startTransition(watchFirst), [])
  const watchNamed = ({ target }: FormEvent<HTMLFormElement>) => {
    // The table's filters have no name: they are not a part of the request.
    if (target instanceof Element && target.hasAttribute('name')) watch()
  }
  return (
    <>
      <LocalBar product={product} variants={variants} isSeveral={isSeveral} />
      <div className="wrap">
        <Form
          ref={form}
          method="post"
          className={css.form}
          onInput={watchNamed}
          onSubmit={sendWithScripts}
          preventScrollReset
          noValidate
        >
          {/* Of a refused addition nothing is in the cart, so that the next one is another. */}
          <FormToken success={(sent?.done !== undefined || sent?.reasons !== undefined) && sent} />
          {!hasTable && <input type="hidden" name={VARIANT_FIELD} value={typed.variant} />}
          <DataSheetLinks productId={product.id} preset={filters} typed={typed} variant={variant} cProfile={cProfile}>
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
                    onFilters={add.watchFilters}
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
                {!isSeveral && (!variant || isSold(variant.purchase)) && (
                  <AmountStep
                    number={1 + Number(hasTable) + Number(hasProfiles)}
                    variant={example}
                    cProfile={cProfile}
                    typed={typed}
                    errors={errors}
                    onRows={add.watchRows}
                    others={others}
                    onOther={add.choose}
                  />
                )}
                {variant && <PriceScale price={variant.price} least={variant.purchase.min} pack={product.pack} />}
                <Description product={product} />
                <TechnicalData product={product} common={common} variant={variant} />
              </div>
            </LitMeasureProvider>
            {isSeveral ? (
              <SeveralPanel values={several.values} variants={variants} result={severalResult} />
            ) : (
              <AddPanel
                summary={summariseAddition(typed, example, cProfile, hasProfiles, product.pack)}
                amount={amountText(typed, variant?.cut, product.pack)}
                price={variant ? typedPrice(variant.price, typed, variant.cut) : product.price}
                pack={product.pack?.one}
                isCut={example?.cut !== undefined}
                variant={variant}
                result={result}
                offer={
                  group &&
                  !hasAccessoryForm && (
                    <OfferLink page={page} variant={typed.variant} title={group.name}>
                      <span lang={group.language}>{group.name}</span>
                    </OfferLink>
                  )
                }
                cad={cadAddressOf(typed, example, cProfile, product.hasModel)}
                question={{ mail: salesMail, subject: `${product.name} ${typed.variant}`.trim() }}
              />
            )}
          </DataSheetLinks>
        </Form>
      </div>
    </>
  )
})

/** Says that scripts send the form. React calls it as soon as they do; a field would come a moment later. */
const sendWithScripts = ({ currentTarget }: FormEvent<HTMLFormElement>) =>
  currentTarget.addEventListener(
    'formdata',
    (event) => event instanceof FormDataEvent && event.formData.set(WITH_SCRIPTS, '1'),
    { once: true },
  )
