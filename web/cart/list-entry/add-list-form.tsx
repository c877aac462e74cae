import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { paths } from '#web/app/paths.ts'
import { ADD_LIST, LIST_TEXT } from '#web/cart/list-entry/list-form.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

interface AddListFormProps {
  /** Lines as `writeList` writes them. Give another list another `key`. */
  list: string
  label: string
  wide?: boolean
  /** The form's token. */
  children: ReactNode
}

/** Adds a list to the request as if it had been entered: refused lines are shown and corrected there. */
export function AddListForm({ list, label, wide = false, children }: AddListFormProps) {
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <Form method="post" action={paths.list(getLocale())} encType="multipart/form-data">
      {children}
      <input type="hidden" name={LIST_TEXT} value={list} />
      <Button type="submit" name="intent" value={ADD_LIST} wide={wide} busy={isSending}>
        <Icon name="plus" />
        {label}
      </Button>
    </Form>
  )
}
