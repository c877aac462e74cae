import { formatNumber } from '#web/i18n/format.ts'
import { m } from '#web/i18n/messages.ts'
import { CutLengthField } from '#web/tools/cut-length/cut-length-field.tsx'
import { purchaseBoundsOf } from '#web/cart/purchase-bounds.ts'
import type { OtherBar } from '#web/tools/cut-length/other-bars.ts'
import { parseNumber } from '#web/forms/numbers/parse-number.ts'
import { type CutRow, PIECES_FIELD } from '#web/tools/cut-length/cut-rows.ts'
import type { FieldErrors } from '#web/forms/form-fields.ts'
import { Quantity } from '#web/forms/quantity.tsx'
import css from './amount-step.module.css'
import type { CProfile } from './c-profile.ts'
import { PlateDrawing } from './plate-drawing.tsx'
import { PlateSideField } from './plate-side-field.tsx'
import { Step } from './step.tsx'
import { SHOWN_SIDES } from '#web/routes/shop/product/add-to-cart/whole-plate.ts'
import { LENGTH, type AddFormValues, WIDTH } from '#web/routes/shop/product/add-to-cart/add-form.ts'
import type { Variant } from '#web/routes/shop/product/variants/variant.ts'

interface AmountStepProps {
  number: number
  /** The chosen variant, or one that represents the others. */
  variant: Variant | undefined
  cProfile: CProfile | undefined
  typed: AddFormValues
  errors: FieldErrors
  onRows: (rows: readonly CutRow[]) => void
  /** The same part from other stock lengths. */
  others: readonly OtherBar[]
  /** Takes one of them, by its product number. */
  onOther: (number: string) => void
}

/** How much of it: lengths to cut, a sheet's width and length, or just pieces. */
export function AmountStep({ number, variant, cProfile, typed, errors, onRows, others, onOther }: AmountStepProps) {
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
          others={others}
          onOther={onOther}
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
  return (
    <Step id="format" number={number} title={m.product_format()}>
      <input type="hidden" name={SHOWN_SIDES.width} value={format.width.max} />
      <input type="hidden" name={SHOWN_SIDES.length} value={format.length.max} />
      <div className={css.fields}>
        <PlateSideField side={WIDTH} label={m.product_width()} format={format} typed={typed[WIDTH]} errors={errors} />
        <PlateSideField
          side={LENGTH}
          label={m.product_length()}
          format={format}
          typed={typed[LENGTH]}
          errors={errors}
        />
        {quantity}
      </div>
      <p className={css.strength}>{m.product_strength({ strength: formatNumber(format.strength, 1) })}</p>
      <PlateDrawing
        format={format}
        material={variant.solids[0]?.material ?? 'pe'}
        width={typed[WIDTH]}
        length={typed[LENGTH]}
      />
    </Step>
  )
}
