import { useSyncExternalStore } from 'react'
import { revealMail } from '#contracts/content/conceal-mail.ts'

const neverChanges = () => () => {}

/** A concealed address, `anna (at) example.com`: readable without scripts, a link as soon as they run. */
export function MailLink({ mail, label = mail }: { mail: string; label?: string }) {
  const hasScripts = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  return <a href={hasScripts ? `mailto:${revealMail(mail)}` : undefined}>{label}</a>
}
