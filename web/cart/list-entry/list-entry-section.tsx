import { Form, useNavigation } from 'react-router'
import { paths } from '#web/app/paths.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { ListFields } from './list-fields.tsx'
import { CHECK_LIST } from './list-form.ts'
import css from './list-entry-section.module.css'

/** A list in the cart: the page of lists checks it. Folded below a cart that has lines. */
export function ListEntrySection({ isFolded }: { isFolded: boolean }) {
  const list = paths.list(getLocale())
  const navigation = useNavigation()
  const isSending = navigation.state !== 'idle' && navigation.formAction === list
  return (
    <details className={css.section} open={!isFolded} data-print="no">
      <summary>
        <h2>{m.list_title()}</h2>
      </summary>
      <Form method="post" action={list} encType="multipart/form-data" noValidate className={css.form}>
        <ListFields rows={4} />
        <Button type="submit" variant="line" name="intent" value={CHECK_LIST} busy={isSending}>
          {m.list_check()}
        </Button>
      </Form>
    </details>
  )
}
