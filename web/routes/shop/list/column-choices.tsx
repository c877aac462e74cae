import { CHECK_LIST, EDIT_LIST, LIST_COLUMN, LIST_TABLE } from '#web/cart/list-entry/list-form.ts'
import type { ChoiceProblem, ColumnChoice } from '#web/cart/list-entry/lines/column-question.ts'
import type { AskedTable } from '#web/cart/list-entry/read-list-form.server.ts'
import { SelectField } from '#web/forms/field.tsx'
import { FieldError } from '#web/forms/field-parts.tsx'
import { m } from '#web/i18n/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import css from './column-choices.module.css'
import { readColumnChoices, rememberColumnChoices } from './remembered-columns.ts'

/** In the order of the page. */
const CHOICES: Record<ColumnChoice, () => string> = {
  number: m.list_number,
  pieces: m.list_pieces,
  'length mm': m.list_column_length_mm,
  'length cm': m.list_column_length_cm,
  'length m': m.list_column_length_m,
  'length in': m.list_column_length_in,
  width: m.list_column_width,
  strength: m.list_column_strength,
  size: m.list_column_size,
  unit: m.list_column_unit,
  reference: m.list_reference,
  note: m.list_note,
  carries: m.list_carries,
  ignored: m.list_column_ignored,
}

const PROBLEMS: Record<ChoiceProblem, () => string> = {
  'no-number': m.list_choice_no_number,
  twice: m.list_choice_twice,
}

/** A table that is not clear: the visitor says above each column what it contains, and nothing is added before. */
export function ColumnChoices({ asked, notes = [] }: { asked: AskedTable; notes: string[] | undefined }) {
  const { headings, rows, count, problem, text } = asked
  const remembered = useRememberedChoices(asked)
  const choices = remembered ?? asked.choices
  return (
    <section className={css.question} aria-label={m.list_question_title()}>
      <Notice tone="warn" title={m.list_question_title()}>
        <p>{m.list_question_text()}</p>
        {remembered && <p>{m.list_columns_remembered()}</p>}
      </Notice>
      {notes.length > 0 && <Notice title={notes.join(' ')} />}
      {problem && <FieldError id={LIST_COLUMN}>{PROBLEMS[problem]()}</FieldError>}
      <input type="hidden" name={LIST_TABLE} value={text} />
      <div className={css.box}>
        <table className={css.table}>
          <caption className={css.caption}>
            {count > rows.length ? m.list_question_rows({ shown: rows.length, count }) : m.list_lines()}
          </caption>
          <thead>
            <tr>
              {choices.map((choice, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- a column is its place in the table
                <th key={index} scope="col">
                  <SelectField
                    key={choice}
                    label={columnName(index, headings[index])}
                    id={`${LIST_COLUMN}-${index + 1}`}
                    name={LIST_COLUMN}
                    defaultValue={choice}
                  >
                    {Object.entries(CHOICES).map(([value, label]) => (
                      <option key={value} value={value}>
                        {label()}
                      </option>
                    ))}
                  </SelectField>
                </th>
              ))}
            </tr>
          </thead>
          <tbody translate="no">
            {rows.map((row, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- a row is its place in the table
              <tr key={index}>
                {choices.map((_, column) => (
                  // oxlint-disable-next-line react/no-array-index-key -- a column is its place in the table
                  <td key={column}>{row[column]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={css.actions}>
        <Button
          type="submit"
          name="intent"
          value={CHECK_LIST}
          onClick={({ currentTarget: { form } }) => {
            if (form) rememberColumnChoices(headings, new FormData(form).getAll(LIST_COLUMN))
          }}
        >
          {m.list_question_confirm()}
        </Button>
        <Button variant="line" type="submit" name="intent" value={EDIT_LIST}>
          {m.list_question_edit()}
        </Button>
      </div>
    </section>
  )
}

/** The visitor's last choices for these headings. Those that were sent just now count more. */
function useRememberedChoices({ headings, choices, problem }: AskedTable): ColumnChoice[] | undefined {
  const hasStorage = useHydrated()
  const remembered = hasStorage && !problem ? readColumnChoices(headings) : undefined
  return remembered?.length === choices.length ? remembered : undefined
}

const columnName = (index: number, heading = ''): string =>
  heading === '' ? m.list_column({ column: index + 1 }) : m.list_column_named({ column: index + 1, heading })
