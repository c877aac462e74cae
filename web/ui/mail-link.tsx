import type { ReactNode } from 'react'
import { useSyncExternalStore } from 'react'
import { revealMail } from '#contracts/content/rich-text/conceal-mail.ts'

const neverChanges = () => () => {}

const useHasScripts = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )

interface MailLinkProps {
  mail: string
  /** Subject and text of the mail: `subject=Hello`. */
  query?: string | undefined
  label?: ReactNode
  className?: string | undefined
}

/** A concealed address, `anna (at) example.com`: readable without scripts, a link once they run. */
export function MailLink({ mail, query, label = mail, className }: MailLinkProps) {
  const address = `mailto:${revealMail(mail)}${query === undefined ? '' : `?${revealCopies(query)}`}`
  return (
    <a href={useHasScripts() ? address : undefined} className={className}>
      {label}
    </a>
  )
}

/** Addresses of copies are concealed as well. */
const revealCopies = (query: string): string => query.replaceAll(encodeURIComponent(' (at) '), '%40')

/** The address of a link; a mail address stays concealed until scripts run. */
export function useLinkAddress(href: string): string {
  const hasScripts = useHasScripts()
  return hasScripts && /^mailto:/i.test(href) ? revealMail(href) : href
}
