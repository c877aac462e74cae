import { CHECK_LIST, LIST_SHEET } from '#web/cart/list-entry/list-form.ts'
import { CheckField } from '#web/forms/field.tsx'
import { m } from '#web/i18n/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import css from './column-choices.module.css'
import type { OfferedSheets } from './list-action.server.ts'

/**
 * A workbook with several sheets: the visitor chooses one, and nothing is added before. Each choice has the text of its
 * sheet as its value, so the file need not be sent again.
 */
export function SheetChoices({ offered: { sheets, best } }: { offered: OfferedSheets }) {
  return (
    <section className={css.question} aria-label={m.list_sheets_title()}>
      <Notice tone="warn" title={m.list_sheets_title()}>
        <p>{m.list_sheets_text()}</p>
      </Notice>
      <div role="radiogroup" aria-label={m.list_sheets_title()}>
        {sheets.map(({ label, text }, index) => (
          <CheckField
            key={label}
            type="radio"
            id={`${LIST_SHEET}-${index + 1}`}
            name={LIST_SHEET}
            value={text}
            disabled={text === ''}
            defaultChecked={index === best}
            label={label}
          />
        ))}
      </div>
      <div className={css.actions}>
        <Button type="submit" name="intent" value={CHECK_LIST}>
          {m.list_sheets_confirm()}
        </Button>
      </div>
    </section>
  )
}
