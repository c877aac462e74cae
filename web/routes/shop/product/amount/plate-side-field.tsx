import { useState } from 'react'
import type { FieldErrors } from '#web/forms/form-fields.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { m } from '#web/i18n/messages.ts'
import { parseCutLength } from '#web/tools/cut-length/parse-cut-length.ts'
import { type Side, sideErrorText, sideOf } from '#web/tools/cut-length/plate-side.ts'
import type { Variant } from '#web/routes/shop/product/variants/variant.ts'
import { LengthInput } from '#web/tools/cut-length/length-input.tsx'

interface SheetSideProps {
  side: Side
  label: string
  format: NonNullable<Variant['format']>
  typed: string
  /** Errors of the form's last response. */
  errors: FieldErrors
}

/**
 * A side of the sheet, as text so that it keeps the input. A side that the sheet does not have is an error. It is shown
 * once the field is left, the form is sent or a smaller sheet is chosen.
 */
export function PlateSideField({ side, label, format, typed, errors }: SheetSideProps) {
  // The response that the visitor has typed since; undefined while the field is not edited.
  const [typedSince, setTypedSince] = useState<FieldErrors>()
  return (
    <LengthInput
      // An uncontrolled field takes another default value only as another field.
      key={format[side].max}
      label={label}
      name={side}
      bounds={sideOf(format, side)}
      typed={typed}
      required
      defaultValue={typed}
      hint={m.product_format_bounds({ min: formatNumber(format[side].min), max: formatNumber(format[side].max) })}
      error={
        typedSince === errors ? undefined : sideErrorText(format, side, parseCutLength(sideOf(format, side), typed))
      }
      onChange={() => setTypedSince(errors)}
      onBlur={() => setTypedSince(undefined)}
    />
  )
}
