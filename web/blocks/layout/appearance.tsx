import type { ReactNode } from 'react'
import type { Envelope } from '#contracts/content/elements.ts'
import { classNames } from '#web/ui/class-names.ts'
import css from './appearance.module.css'

interface AppearanceProps {
  element: Pick<Envelope, 'frame' | 'space' | 'visible'>
  children: ReactNode
}

/**
 * The frame of an element, the room around it, and the devices on which it is hidden. An element without any of them gets
 * no box of its own.
 */
export function Appearance({ element: { frame, space, visible }, children }: AppearanceProps) {
  const names = classNames(
    !visible.desktop && css.notDesktop,
    !visible.tablet && css.notTablet,
    !visible.mobile && css.notMobile,
    FRAMES[frame],
    BEFORE[space.before],
    AFTER[space.after],
  )
  return names === '' ? (
    children
  ) : (
    <div className={names} data-framed="">
      {children}
    </div>
  )
}

/** The frames of a TYPO3; others of an installation change nothing. */
const FRAMES: Record<string, string | undefined> = {
  'ruler-before': css.rulerBefore,
  'ruler-after': css.rulerAfter,
  indent: classNames(css.indentLeft, css.indentRight),
  'indent-left': css.indentLeft,
  'indent-right': css.indentRight,
}

type Spaces = { [S in Envelope['space']['before']]: string | undefined }

const BEFORE: Spaces = {
  '': undefined,
  'extra-small': css.before1,
  small: css.before2,
  medium: css.before3,
  large: css.before4,
  'extra-large': css.before5,
}

const AFTER: Spaces = {
  '': undefined,
  'extra-small': css.after1,
  small: css.after2,
  medium: css.after3,
  large: css.after4,
  'extra-large': css.after5,
}
