import type { ReactNode } from 'react'
import type { Link } from '#contracts/content/links/link.ts'
import { MailLink } from './mail-link.tsx'
import { PlainLink } from '#web/ui/plain-link.tsx'

/**
 * A link of the content system. Pages of this site open without reloading; the browser handles external links and jump
 * marks.
 */
export function ContentLink({
  link,
  className,
  children,
}: {
  link: Pick<Link, 'href' | 'target'>
  className?: string | undefined
  children: ReactNode
}) {
  const { href, target } = link
  if (href.startsWith('/') && target === '') {
    return (
      <PlainLink to={href} className={className}>
        {children}
      </PlainLink>
    )
  }
  if (/^mailto:/i.test(href)) {
    const [mail = '', query] = href.slice('mailto:'.length).split('?')
    return <MailLink mail={mail} query={query} label={children} className={className} />
  }
  const isExternal = /^https?:/.test(href) || target === '_blank'
  return (
    <a href={href} className={className} target={target || undefined} rel={isExternal ? 'noopener' : undefined}>
      {children}
    </a>
  )
}
