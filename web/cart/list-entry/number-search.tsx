import { Form } from 'react-router'
import { paths } from '#web/app/paths.ts'
import { Field } from '#web/forms/field.tsx'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { CHECK_LIST, LIST_TEXT } from './list-form.ts'
import css from './number-search.module.css'

/** One item number, which the page of lists looks up: a way on from a page that does not exist. */
export function NumberSearch({ example }: { example?: string }) {
  return (
    <Form
      method="post"
      action={paths.list(getLocale())}
      encType="multipart/form-data"
      noValidate
      className={css.search}
    >
      <Field
        label={m.product_number()}
        name={LIST_TEXT}
        placeholder={example || undefined}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Button type="submit" variant="line" name="intent" value={CHECK_LIST}>
        {m.list_check_number()}
      </Button>
    </Form>
  )
}
