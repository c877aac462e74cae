import { Field } from '#web/forms/field.tsx'
import { Button } from '#web/ui/button.tsx'
import css from './error-page.module.css'
import type { ErrorTexts } from './error-texts.ts'

interface ErrorSearchProps {
  texts: ErrorTexts['search']
  /** Path of the search in a language that has one. */
  action: string
}

/** A way on from every error: a plain form, which needs no scripts and no data. */
export const ErrorSearch = ({ texts, action }: ErrorSearchProps) => (
  <form role="search" method="get" action={action} className={css.search} data-print="no">
    <Field id="error-term" label={texts.label} name="term" type="search" maxLength={200} autoComplete="off" />
    <Button type="submit" variant="line">
      {texts.button}
    </Button>
  </form>
)
