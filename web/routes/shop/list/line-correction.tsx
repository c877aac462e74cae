import { paths } from '#web/app/paths.ts'
import type { ShownLine } from '#web/cart/list-entry/checked-list.server.ts'
import {
  CHOICE,
  choiceValue,
  CORRECTED_FIELDS,
  CORRECTED_NUMBER,
  CORRECTED_ROW,
} from '#web/cart/list-entry/list-form.ts'
import { withoutMark } from '#web/forms/numbers/number-readings.ts'
import { Field } from '#web/forms/field.tsx'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import css from './checked-lines.module.css'

/** Lines with fields: five fields each, within the bound of a form. */
export const MOST_CORRECTED = 40

const LABELS: Record<(typeof CORRECTED_FIELDS)[number], () => string> = {
  number: m.list_number,
  pieces: m.list_pieces,
  size: m.list_size,
}

interface LineCorrectionProps {
  shown: ShownLine
  problem: NonNullable<ShownLine['problem']>
  index: number
}

/** A wrong line in its fields, with the error at the field, and the nearest valid choices as buttons. */
export function LineCorrection({ shown: { line, product }, problem, index }: LineCorrectionProps) {
  const fieldId = (field: string) => `${field}-${index + 1}`
  return (
    <fieldset className={css.correction}>
      <legend className="vh">{m.list_line({ line: index + 1 })}</legend>
      <input type="hidden" name={CORRECTED_ROW} value={index} />
      <input type="hidden" name={CORRECTED_NUMBER} value={line.number} />
      {product && (
        <p className={css.name}>
          <Link to={paths.product(getLocale(), product.id)} lang={product.language}>
            {product.name}
          </Link>
        </p>
      )}
      <div className={css.inputs}>
        {CORRECTED_FIELDS.map((field) => (
          <Field
            // A choice comes back as another value of the field.
            key={`${field} ${line[field]}`}
            label={LABELS[field]()}
            id={fieldId(field)}
            name={field}
            defaultValue={withoutMark(line[field])}
            autoComplete="off"
            spellCheck={false}
            error={problem.field === field ? problem.text : undefined}
          />
        ))}
      </div>
      {!CORRECTED_FIELDS.some((field) => field === problem.field) && <p className={css.problem}>{problem.text}</p>}
      {problem.choices.length > 0 && (
        <div className={css.choices}>
          {problem.choices.map((choice) => (
            <Button
              key={choice}
              size="s"
              variant="line"
              type="submit"
              name={CHOICE}
              value={choiceValue(index, problem.field, choice)}
            >
              {choice === '' ? m.list_without_size() : m.list_take({ value: choice })}
            </Button>
          ))}
        </div>
      )}
      {(line.note || line.reference) && (
        <p className={css.facts}>{[line.reference, line.note].filter(Boolean).join(' · ')}</p>
      )}
    </fieldset>
  )
}
