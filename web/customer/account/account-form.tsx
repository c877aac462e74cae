import type { ComponentProps } from 'react'
import { Form } from 'react-router'
import { CUSTOMER_FIELD } from './again/session-over.ts'
import css from './account-form.module.css'

interface AccountFormProps extends Omit<ComponentProps<typeof Form>, 'method' | 'noValidate' | 'className'> {
  /** The customer for whom the form is shown: it changes no other customer's data. */
  customerId: string
  /** The fields are part of the page's text, without distance. */
  inline?: boolean
}

/** A form of an account page. */
export const AccountForm = ({ customerId, inline = false, children, ...form }: AccountFormProps) => (
  <Form {...form} method="post" noValidate className={inline ? css.inline : css.form}>
    <input type="hidden" name={CUSTOMER_FIELD} value={customerId} />
    {children}
  </Form>
)
