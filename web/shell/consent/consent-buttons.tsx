import { m } from '#web/i18n/messages.ts'
import { Button } from '#web/ui/button.tsx'

/** Accepting is as easy as declining: both look the same. `form` is the id of a form that they are not in. */
export function ConsentButtons({ form }: { form?: string }) {
  return (
    <>
      <Button type="submit" form={form} name="choice" value="none" variant="line">
        {m.shell_consent_none()}
      </Button>
      <Button type="submit" form={form} name="choice" value="all" variant="line">
        {m.shell_consent_all()}
      </Button>
      <Button type="submit" form={form} name="choice" value="selection">
        {m.shell_consent_save()}
      </Button>
    </>
  )
}
