import { useEffect, useState } from 'react'

/**
 * A mail address that address collectors do not find in the page's markup: written out with "(at)", a link only once
 * scripts run.
 */
export function MailAddress({ mail }: { mail: string }) {
  const [href, setHref] = useState<string>()
  useEffect(() => setHref(`mailto:${mail}`), [mail])
  return <a href={href}>{mail.replace('@', ' (at) ')}</a>
}
