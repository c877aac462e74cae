import type { ReactNode } from 'react'
import type { Envelope } from '#contracts/content/elements.ts'
import { classNames } from '#web/ui/class-names.ts'
import css from './visibility.module.css'

/** Hides an element on some devices. An element for all devices gets no box of its own. */
export function Visibility({ visible, children }: { visible: Envelope['visible']; children: ReactNode }) {
  const { desktop, tablet, mobile } = visible
  if (desktop && tablet && mobile) return children
  return (
    <div className={classNames(!desktop && css.notDesktop, !tablet && css.notTablet, !mobile && css.notMobile)}>
      {children}
    </div>
  )
}
