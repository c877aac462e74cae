import { Form, useNavigation } from 'react-router'
import { paths } from '#web/app/paths.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { CarriedFields } from '#web/forms/unsent/carried-fields.tsx'
import { FORM_TOKEN } from '#web/places/form-token.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { REMOVED_LINES, RESTORE } from './cart-form.ts'

interface UndoRemovalProps {
  count: number
  /** The lines, if the session's cookie does not have them. */
  packed: string | undefined
  formToken: string
}

/** Restores the last removed lines, for ten minutes. */
export function UndoRemoval({ count, packed, formToken }: UndoRemovalProps) {
  const isSending = useNavigation().formData?.get('intent') === RESTORE
  return (
    <Notice tone="info" title={m.cart_removed_count({ count })}>
      <Form method="post" action={paths.cart(getLocale())}>
        <CarriedFields />
        <input type="hidden" name={FORM_TOKEN} value={formToken} />
        {packed && <input type="hidden" name={REMOVED_LINES} value={packed} />}
        <Button size="s" variant="line" type="submit" name="intent" value={RESTORE} busy={isSending}>
          {m.cart_undo()}
        </Button>
      </Form>
    </Notice>
  )
}
