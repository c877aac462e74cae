import { m } from '#web/i18n/messages.ts'
import { Button } from '#web/ui/button.tsx'

/** On the error page of a shop that cannot be reached, in place of the form that was sent to it: nothing typed is lost. */
export function UnsentForm({ fields }: { fields: readonly (readonly [name: string, value: string])[] }) {
  return (
    <form method="post">
      <p>{m.product_unsent()}</p>
      {fields.map(([name, value], index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a name comes once for every row of lengths
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit">{m.product_send_again()}</Button>
    </form>
  )
}
