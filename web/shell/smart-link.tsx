import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** A link whose address comes from content: a path of this site, an absolute address, or nothing but a word. */
export function SmartLink({
  to,
  children,
  ...props
}: {
  to: string
  children: ReactNode
  className?: string | undefined
  onClick?: () => void
  'aria-current'?: 'page' | 'true' | undefined
}) {
  if (to === '') return <span className={props.className}>{children}</span>
  if (to.startsWith('/') || to.startsWith('#')) {
    return (
      <Link {...props} to={to}>
        {children}
      </Link>
    )
  }
  return (
    <a {...props} href={to}>
      {children}
    </a>
  )
}
