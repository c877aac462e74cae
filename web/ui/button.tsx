import type { ComponentProps } from 'react'
import type { LinkProps } from 'react-router'
import { Link } from './link.tsx'
import css from './button.module.css'
import { classNames } from './class-names.ts'

interface Look {
  /** Use `primary` once per region of the view. */
  variant?: 'primary' | 'line' | 'quiet'
  size?: 's' | 'm'
  /** As wide as its container. */
  wide?: boolean
}

/** The class names of a button, for a link that looks like one. */
export const buttonLook = ({ variant = 'primary', size = 'm', wide = false }: Look, own?: string) =>
  classNames(css.button, css[variant], size === 's' && css.small, wide && css.wide, own)

/** `busy` shows a running line within the button's width and ignores further clicks, also by keyboard. */
export function Button({
  variant,
  size,
  wide,
  busy = false,
  type = 'button',
  className,
  onClick,
  ...props
}: Look & ComponentProps<'button'> & { busy?: boolean }) {
  return (
    <button
      {...props}
      type={type}
      className={buttonLook({ variant, size, wide }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || props['aria-disabled']}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    />
  )
}

/** A link that looks like a button: links navigate, buttons act. */
export function ButtonLink({ variant, size, wide, className, ...props }: Look & LinkProps) {
  return <Link {...props} className={buttonLook({ variant, size, wide }, className)} />
}
