import type { ComponentProps } from 'react'

/**
 * A link for long lists: without hooks, so several times cheaper to render than React Router's. The page's frame
 * handles the click and navigates; without scripts it is an ordinary link.
 */
export function PlainLink({ to, children, ...props }: Omit<ComponentProps<'a'>, 'href'> & { to: string }) {
  return (
    <a {...props} href={to} data-plain="">
      {children}
    </a>
  )
}
