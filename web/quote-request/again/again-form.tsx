import { Form, useNavigation } from 'react-router'
import { m } from '#web/i18n/messages.ts'
import { FormToken } from '#web/places/form-token.tsx'
import { Button } from '#web/ui/button.tsx'
import { REQUEST_AGAIN } from './request-again.ts'

interface RequestAgainFormProps {
  /** Page of the quote request. */
  action: string
  /** Number of the quote request: the history has several of these buttons. */
  number: string
  size?: 's' | 'm'
  /** The last result: the next one is another addition. */
  done: unknown
}

/** Puts the lines of a quote request into the cart again. */
export function RequestAgainForm({ action, number, size = 'm', done }: RequestAgainFormProps) {
  const { formAction, formData } = useNavigation()
  const busy = formAction === action && formData?.get('intent') === REQUEST_AGAIN.id
  return (
    <Form method="post" action={action}>
      <FormToken success={done} />
      <Button type="submit" name="intent" value={REQUEST_AGAIN.id} size={size} busy={busy}>
        {m.requests_again()}
        <span className="vh"> {number}</span>
      </Button>
    </Form>
  )
}
