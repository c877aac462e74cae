import { m } from '#web/i18n/messages.ts'
import { Button } from '#web/ui/button.tsx'
import type { FormResult } from '#web/forms/action/form-result.ts'

export function UnsentFields({ fields }: { fields: NonNullable<FormResult['unsent']> }) {
  return (
    <form method="post">
      <p>{m.forms_unsent()}</p>
      {fields.map(([name, value], index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a name comes once for every row of lengths
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit">{m.forms_send_again()}</Button>
    </form>
  )
}
