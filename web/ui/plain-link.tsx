import type { ComponentProps } from 'react'

/**
 * A link for long lists: no hooks, and so several times cheaper to render than React Router's. The page's frame takes
 * the click and navigates; without scripts it is a link like any other.
 */
export function PlainLink({ to, children, ...props }: Omit<ComponentProps<'a'>, 'href'> & { to: string }) {
  return (
    <a {...props} href={to} data-plain="">
      {children}
    </a>
  )
}
