import { formatNumber } from '#web/i18n/format.ts'
import { m } from '#web/i18n/messages.ts'
import { CutLengthField } from '#web/tools/cut-length/cut-length-field.tsx'
import { purchaseBoundsOf } from '#web/cart/purchase-bounds.ts'
import { parseNumber } from '#web/forms/parse-number.ts'
import { type CutRow, PIECES_FIELD } from '#web/tools/cut-length/cut-rows.ts'
import type { FieldErrors } from '#web/forms/form-fields.ts'
import { Field } from '#web/forms/field.tsx'
import { Quantity } from '#web/forms/quantity.tsx'
import css from './amount-step.module.css'
import type { CProfile } from './c-profile.ts'
import { Step } from './step.tsx'
import { LENGTH, type AddFormValues, WIDTH } from '#web/routes/shop/product/quote-form/add-form.ts'
import type { Variant } from '#web/routes/shop/product/variants/variant.ts'

interface AmountStepProps {
  number: number
  /** Chosen, or one that stands for the others. */
  variant: Variant | undefined
  cProfile: CProfile | undefined
  typed: AddFormValues
  errors: FieldErrors
  onRows: (rows: readonly CutRow[]) => void
}

/** How much of it: lengths to cut, a sheet's width and length, or just pieces. */
export function AmountStep({ number, variant, cProfile, typed, errors, onRows }: AmountStepProps) {
  if (variant?.cut) {
    return (
      <Step id="cut" number={number} title={m.product_cut()}>
        <CutLengthField
          cut={variant.cut}
          solids={variant.solids}
          cProfile={cProfile?.solids}
          defaultRows={typed.cuts}
          errors={errors}
          onChange={onRows}
        />
      </Step>
    )
  }
  const pieces = parseNumber(typed.quantity)
  const purchase = variant?.purchase ?? purchaseBoundsOf(undefined)
  const quantity = (
    <Quantity
      label={m.product_quantity()}
      name={PIECES_FIELD}
      min={purchase.min}
      max={purchase.max}
      step={purchase.step}
      defaultValue={Number.isNaN(pieces) ? purchase.min : pieces}
      error={errors[PIECES_FIELD]}
    />
  )
  const format = variant?.format
  if (!format) {
    return (
      <Step id="amount" number={number} title={m.product_quantity()}>
        {quantity}
      </Step>
    )
  }
  const side = (name: typeof WIDTH | typeof LENGTH, label: string) => (
    <Field
      label={label}
      name={name}
      type="number"
      inputMode="numeric"
      unit="mm"
      required
      min={format[name].min}
      max={format[name].max}
      step={format.step}
      defaultValue={typed[name]}
      hint={m.product_format_bounds({ min: formatNumber(format[name].min), max: formatNumber(format[name].max) })}
      error={errors[name]}
      autoComplete="off"
    />
  )
  return (
    <Step id="format" number={number} title={m.product_format()}>
      <div className={css.fields}>
        {side(WIDTH, m.product_width())}
        {side(LENGTH, m.product_length())}
        {quantity}
      </div>
      <p className={css.strength}>{m.product_strength({ strength: formatNumber(format.strength, 1) })}</p>
    </Step>
  )
}
