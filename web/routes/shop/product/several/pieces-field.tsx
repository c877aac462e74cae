import { described, FieldError } from '#web/forms/field-parts.tsx'
import { m } from '#web/i18n/messages.ts'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import css from './pieces-field.module.css'
import { piecesOfVariant } from './several-form.ts'

interface PiecesFieldProps {
  /** Product number of the variant. */
  number: string
  /** Initial value; the field itself stores its current one. */
  pieces: string | undefined
  error: string | undefined
  /** More fields than a form without scripts may have: this one waits for the scripts, which send filled ones alone. */
  needsScripts: boolean
  isSoldOut: boolean
}

/**
 * The pieces of a variant in its row. A text field, because a number field gives nothing at all for a text that is not
 * a number. The row would be left out without a word.
 */
export function PiecesField({ number, pieces, error, needsScripts, isSoldOut }: PiecesFieldProps) {
  const isHydrated = useHydrated()
  const id = piecesOfVariant(number)
  return (
    <>
      <label className="vh" htmlFor={id}>
        {m.product_quantity()}
      </label>
      <input
        {...described(id, { error, hint: undefined })}
        className={css.pieces}
        id={id}
        name={id}
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
        // Distinguishes a filled field from an empty one in the styles, too.
        placeholder=" "
        defaultValue={pieces}
        disabled={isSoldOut || (needsScripts && !isHydrated)}
      />
      {error && (
        <div className={css.error}>
          <FieldError id={id}>{error}</FieldError>
        </div>
      )}
    </>
  )
}
