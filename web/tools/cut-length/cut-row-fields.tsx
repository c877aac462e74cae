import { MOST_PIECES } from '#contracts/shop/bounds.ts'
import { type MouseEvent, useRef } from 'react'
import { m } from '#web/i18n/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Quantity } from '#web/forms/quantity.tsx'
import { useTypedBefore } from '#web/forms/unsent/use-typed-before.ts'
import { type Cut } from './cut-rules.ts'
import { parseNumber } from '#web/forms/numbers/parse-number.ts'
import { LENGTH_FIELD, PIECES_FIELD, REMOVE_LENGTH, rowField, type CutRow } from './cut-rows.ts'
import { LengthInput } from './length-input.tsx'
import css from './cut-length-field.module.css'

interface CutRowFieldsProps {
  cut: Cut
  row: CutRow
  index: number
  /** One of several rows: it has a number and a remove button. */
  several: boolean
  active: boolean
  errors: { length?: string | undefined; pieces?: string | undefined }
  hint?: string | undefined
  onEdit: (change: Partial<CutRow>) => void
  onActivate: () => void
  onLeave: () => void
  onPress: (event: MouseEvent<HTMLButtonElement>) => void
}

/** Length, pieces and, for several rows, the remove button. */
export function CutRowFields(props: CutRowFieldsProps) {
  const { cut, row, index, several, active, errors, hint, onEdit, onActivate, onLeave, onPress } = props
  const number = index + 1
  const pieces = parseNumber(row.pieces)
  const length = useRef<HTMLInputElement>(null)
  useTypedBefore(length, ({ value }) => onEdit({ length: value }))
  return (
    <div
      className={css.row}
      {...(several && { role: 'group', 'aria-label': m.tools_cut_row({ number }), 'data-active': active })}
      onFocus={onActivate}
    >
      <LengthInput
        ref={length}
        bounds={cut}
        typed={row.length}
        label={m.tools_cut_length()}
        name={LENGTH_FIELD}
        id={rowField(LENGTH_FIELD, index)}
        required={several}
        value={row.length}
        hint={hint}
        error={errors.length}
        onChange={(event) => onEdit({ length: event.currentTarget.value })}
        onBlur={onLeave}
      />
      <Quantity
        label={m.tools_cut_pieces()}
        name={PIECES_FIELD}
        id={rowField(PIECES_FIELD, index)}
        min={1}
        max={MOST_PIECES}
        value={Number.isNaN(pieces) ? 1 : pieces}
        error={errors.pieces}
        onChange={(quantity) => onEdit({ pieces: String(quantity) })}
      />
      {several && (
        <Button
          className={css.remove}
          variant="quiet"
          type="submit"
          name="intent"
          value={REMOVE_LENGTH + index}
          formNoValidate
          aria-label={m.tools_cut_remove({ number })}
          onClick={onPress}
        >
          <Icon name="trash" />
        </Button>
      )}
    </div>
  )
}
