import type { ReactNode } from 'react'
import { PlainLink } from '#web/ui/plain-link.tsx'

/**
 * A link whose address comes from content: a path of this site, an absolute address, or plain text. Menus have a
 * hundred of them on every page, so they are plain links.
 */
export function SmartLink({
  to,
  children,
  ...props
}: {
  to: string
  children: ReactNode
  className?: string | undefined
  /** Of the text, where it is not the page's. */
  lang?: string | undefined
  onClick?: () => void
  'aria-current'?: 'page' | 'true' | undefined
}) {
  if (to === '') {
    return (
      <span className={props.className} lang={props.lang}>
        {children}
      </span>
    )
  }
  if (to.startsWith('/') || to.startsWith('#')) {
    return (
      <PlainLink {...props} to={to}>
        {children}
      </PlainLink>
    )
  }
  return (
    <a {...props} href={to}>
      {children}
    </a>
  )
}
