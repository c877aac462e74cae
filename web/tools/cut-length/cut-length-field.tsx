import { useDeferredValue, useMemo, type MouseEvent } from 'react'
import type { ProductSolid } from '#contracts/shop/product-facts.ts'
import type { FieldErrors } from '#web/forms/form-fields.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { m } from '#web/i18n/messages.ts'
import { nestBars } from '#web/tools/cut-list/nest-bars.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { BarPlanView } from './bar-plan-view.tsx'
import { CutDrawing } from './cut-drawing.tsx'
import css from './cut-length-field.module.css'
import { CutRowFields } from './cut-row-fields.tsx'
import { checkLength, nearestLength, type Cut } from './cut-rules.ts'
import { ADD_LENGTH, LENGTH_FIELD, MOST_ROWS, PIECES_FIELD, rowField, type CutRow } from './cut-rows.ts'
import { adviceText, boundsText, rowErrorTexts, planText } from './cut-texts.ts'
import { LengthSlider } from './length-slider.tsx'
import { adviseBar, type BarAdvice, type OtherBar } from './other-bars.ts'
import { parseCutLength } from './parse-cut-length.ts'
import { useCutRows, type EditedRow } from './use-cut-rows.ts'
import { wantedPieces } from './wanted-pieces.ts'
import { errorsOfRows, isWholeBar } from './whole-bar.ts'

interface CutLengthFieldProps {
  cut: Cut
  /** Empty if the shop does not know the shape: there is no drawing then. */
  solids: readonly ProductSolid[]
  /** Solids of the chosen steel C-profile. */
  cProfile?: readonly ProductSolid[] | undefined
  /** At least one. */
  defaultRows: readonly CutRow[]
  /** Errors of the sent form; those of a row go when the row is changed. */
  errors?: FieldErrors
  onChange?: (rows: readonly CutRow[]) => void
  /** The same part from other stock lengths, and what takes one of them by its product number. */
  others?: readonly OtherBar[]
  onOther?: (number: string) => void
}

/**
 * Lengths and pieces to be cut, with a drawing and the use of the stock bars. As a part of a form it sends `cut_length`
 * and `quantity` once per row. A button pressed without scripts sends `intent` (see `changeRows`).
 */
export function CutLengthField({
  cut,
  solids,
  cProfile,
  defaultRows,
  errors = {},
  onChange,
  others = [],
  onOther,
}: CutLengthFieldProps) {
  const { rows, active, activate, edit, leave, press } = useCutRows(defaultRows, onChange)
  // A hundred lengths take longer than a key may.
  const planned = useDeferredValue(rows)
  const plan = useMemo(() => nestBars(cut.bar, cut.kerf, wantedPieces(cut, planned)), [cut, planned])
  const several = rows.length > 1
  const current = rows[active]
  const length = parseCutLength(cut, current?.length ?? '')
  const error = checkLength(cut, length)
  const isPossible = error === undefined || error === 'missing'
  const advice = useMemo(() => adviseBar(cut, others, planned), [cut, others, planned])
  // An empty field leaves the drawing unchanged: at the length of another row, otherwise at the whole bar.
  const drawn = [length, ...rows.map((row) => parseCutLength(cut, row.length))].find((one) => !Number.isNaN(one))
  const rules = errorsOfRows(cut, rows)
  const areAllPossible = rules.every((each) => [undefined, 'missing'].includes(each.length))
  const pressed = (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault()
    press(event.currentTarget.value)
  }
  const errorsOf = (row: EditedRow, index: number) => {
    // The keys of the rows that the page came with are their places.
    const sent = { length: errors[rowField(LENGTH_FIELD, row.key)], pieces: errors[rowField(PIECES_FIELD, row.key)] }
    const own = rules[index] ?? {}
    // A length that was possible before another bar was chosen. An empty field is still to be filled.
    const isOutgrown = !row.changed && !sent.length && own.length !== undefined && own.length !== 'missing'
    const shown = row.changed || isOutgrown ? rowErrorTexts(cut, own, row) : sent
    // A way out is shown below its error. An error that came later would push the button away from the pointer.
    const hasWayOut = advice !== undefined && !advice.instead
    return row.changed && !row.left && !hasWayOut ? { pieces: shown.pieces } : shown
  }
  const takeAdvice = advice && onOther && <Advice advice={advice} onTake={() => onOther(advice.number)} />
  return (
    <div className={css.editor}>
      {/* The Enter key presses a form's first button, which must send the form, not add or remove a length. */}
      <button type="submit" className="vh" tabIndex={-1} aria-hidden="true" />
      <div className={css.columns}>
        <div className={css.fields}>
          {rows.map((row, index) => (
            <CutRowFields
              key={row.key}
              cut={cut}
              row={row}
              index={index}
              several={several}
              active={index === active}
              errors={errorsOf(row, index)}
              hint={index === 0 ? boundsText(cut, several) : undefined}
              onEdit={(change) => edit(row, change)}
              onActivate={() => activate(row)}
              onLeave={() => leave(row)}
              onPress={pressed}
            />
          ))}
          {advice && !advice.instead && takeAdvice}
          <LengthSlider
            cut={cut}
            length={Number.isNaN(length) ? (drawn ?? cut.max) : length}
            label={[m.tools_cut_slider(), several && m.tools_cut_row({ number: active + 1 })]
              .filter(Boolean)
              .join(', ')}
            onChange={(chosen) => current && edit(current, { length: String(chosen) })}
          />
          {rows.length < MOST_ROWS ? (
            <Button
              variant="line"
              size="s"
              type="submit"
              name="intent"
              value={ADD_LENGTH}
              formNoValidate
              onClick={pressed}
            >
              <Icon name="plus" />
              {m.tools_cut_add()}
            </Button>
          ) : (
            <p>{m.tools_cut_error_rows({ max: formatNumber(MOST_ROWS) })}</p>
          )}
        </div>
        {solids.length > 0 && (
          <CutDrawing
            solids={solids}
            carrier={cProfile}
            length={drawn === undefined ? cut.bar : nearestLength(cut, drawn)}
            longest={cut.bar}
            isPossible={isPossible}
          />
        )}
      </div>
      <BarPlanView plan={plan} bar={cut.bar} kerf={cut.kerf} material={solids[0]?.material ?? 'pe'} />
      <p className={css.summary} role="status">
        {isWholeBar(rows)
          ? m.tools_cut_whole()
          : [planText(plan, cut.bar), !areAllPossible && m.tools_cut_impossible()].filter(Boolean).join(' ')}
      </p>
      {advice?.instead && takeAdvice}
    </div>
  )
}

/** A sentence about another stock length, and the button that takes it. */
function Advice({ advice, onTake }: { advice: BarAdvice; onTake: () => void }) {
  const isHydrated = useHydrated()
  return (
    <div className={css.advice}>
      <p>{adviceText(advice)}</p>
      <Button variant="line" size="s" disabled={!isHydrated} onClick={onTake}>
        {m.tools_cut_advice_take({ length: formatNumber(advice.cut.bar) })}
      </Button>
    </div>
  )
}
