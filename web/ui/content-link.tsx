import type { ReactNode } from 'react'
import { Link } from './link.tsx'
import { MailLink } from './mail-link.tsx'

interface ContentLinkProps {
  /** A path of this site (`/de/kontakt#c12`), a mark of the page, or absolute, `tel:`, `mailto:`; empty without a link. */
  href: string
  /** `_blank` and the like; empty for the same window. */
  target?: string
  className?: string | undefined
  title?: string | undefined
  /** Of an editor, for search engines. */
  rel?: string | undefined
  /** Of the text, where it is not the page's. */
  lang?: string | undefined
  onClick?: () => void
  'aria-current'?: 'page' | 'true' | undefined
  children: ReactNode
}

/** A link whose address comes from editors. The browser handles other sites, files and marks of the page. */
export function ContentLink({ href, target = '', rel, onClick, children, ...props }: ContentLinkProps) {
  if (href === '') return <span {...props}>{children}</span>
  if (isPage(href) && target === '') {
    return (
      <Link {...props} rel={rel} to={href} onClick={onClick} preventScrollReset={keepsPlace(href)}>
        {children}
      </Link>
    )
  }
  if (/^mailto:/i.test(href)) {
    const [mail = '', query] = href.slice('mailto:'.length).split('?')
    return <MailLink mail={mail} query={query} label={children} className={props.className} />
  }
  const isExternal = /^https?:/.test(href) || target === '_blank'
  return (
    <a
      {...props}
      href={href}
      target={target || undefined}
      rel={[isExternal && 'noopener', rel].filter(Boolean).join(' ') || undefined}
      onClick={onClick}
    >
      {children}
    </a>
  )
}

const isPage = (href: string): boolean => href.startsWith('/') && !/^[^?#]*\.\w+(?:[?#]|$)/.test(href)

/** Whether the next page keeps the place of this one: `?scrollTop=false`, as editors write it. */
const keepsPlace = (href: string): boolean => /[?&]scrollTop=false(?:[&#]|$)/.test(href)
