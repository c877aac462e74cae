import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** A mail address that address collectors do not find in the markup: written with "(at)", a link once scripts run. */
export function MailAddress({ mail }: { mail: string }) {
  const scripted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return <a href={scripted ? `mailto:${mail}` : undefined}>{mail.replace('@', ' (at) ')}</a>
}
