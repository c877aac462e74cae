import type { QuoteRequestPosition } from '#web/quote-request/quote-request-positions.ts'
import { described, FieldError } from '#web/forms/field-parts.tsx'
import type { FieldErrors } from '#web/forms/form-fields.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { m } from '#web/i18n/messages.ts'
import { wholeBarText } from '#web/cart/line-facts.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { type CartValues, lengthField, widthField } from './cart-form.ts'
import css from './cart-line.module.css'

interface SizeFieldsProps {
  line: QuoteRequestPosition
  /** As it was sent, perhaps refused. */
  typed: Pick<CartValues, 'length' | 'width'> | undefined
  errors: FieldErrors
}

/** The size of a line: with another one its fields begin again. */
export const sizeKey = ({ cutLength, format }: QuoteRequestPosition): string =>
  [cutLength, format?.width, format?.length].join()

/** The cut length, or width and length of a plate, to be changed in their place. A whole bar can be given a length. */
export function SizeFields({ line, typed, errors }: SizeFieldsProps) {
  const { id, name, productNumber: number, cutLength, bar, format } = line
  const fields = format
    ? [
        { id: widthField(id), name: 'width', label: m.cart_width_of({ name, number }), value: format.width },
        { id: lengthField(id), name: 'length', label: m.cart_plate_length_of({ name, number }), value: format.length },
      ]
    : (cutLength ?? bar) === undefined
      ? []
      : [{ id: lengthField(id), name: 'length', label: m.cart_length_of({ name, number }), value: cutLength }]
  if (fields.length === 0) return <span className={css.size} />
  const sent: Readonly<Record<string, string | undefined>> = { length: typed?.length, width: typed?.width }
  const isRefused = fields.some((field) => errors[field.id] !== undefined)
  return (
    <div className={classNames(css.length, format && css.plate)}>
      {fields.length === 1 && cutLength === undefined && bar !== undefined && <p>{wholeBarText(bar)}</p>}
      <span>
        {format && `${formatNumber(format.strength, 1)} × `}
        {fields.map((field, index) => (
          <span key={field.name}>
            {index > 0 && ' × '}
            <label className="vh" htmlFor={field.id}>
              {field.label}
            </label>
            <input
              {...described(field.id, { error: errors[field.id], hint: undefined })}
              id={field.id}
              name={field.name}
              inputMode="numeric"
              autoComplete="off"
              placeholder={field.value === undefined ? m.tools_cut_length() : undefined}
              defaultValue={
                (isRefused ? sent[field.name] : undefined) ??
                (field.value === undefined ? '' : formatNumber(field.value))
              }
            />
          </span>
        ))}{' '}
        mm
      </span>
      {fields.map(
        ({ id: field }) =>
          errors[field] && (
            <FieldError key={field} id={field}>
              {errors[field]}
            </FieldError>
          ),
      )}
    </div>
  )
}
