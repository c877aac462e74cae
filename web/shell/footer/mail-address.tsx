import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * A mail address that address collectors do not find in the page's markup: written out with "(at)", a link only once
 * scripts run.
 */
export function MailAddress({ mail }: { mail: string }) {
  const scripted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return <a href={scripted ? `mailto:${mail}` : undefined}>{mail.replace('@', ' (at) ')}</a>
}
