import { useSyncExternalStore } from 'react'
import { revealMail } from '#contracts/content/conceal-mail.ts'

const never = () => () => {}

/** A concealed address, `anna (at) example.com`: readable as it is, a link as soon as scripts run. */
export function MailLink({ mail, label = mail }: { mail: string; label?: string }) {
  const hasScripts = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return <a href={hasScripts ? `mailto:${revealMail(mail)}` : undefined}>{label}</a>
}
