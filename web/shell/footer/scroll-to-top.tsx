import { useEffect, useState } from 'react'
import { m } from '#web/i18n/messages.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import css from './scroll-to-top.module.css'

/** Screens that lie above before the link is of use. */
const SCREENS = 2

/**
 * A link to the top of the document, so it works without scripts. Scripts show it only to a visitor who is far down and on
 * the way up: at any other time it would lie over what is being read.
 */
export function ScrollToTop() {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    let before = scrollY
    const follow = () => {
      if (scrollY === before) return
      setWanted(scrollY < before && scrollY > SCREENS * innerHeight)
      before = scrollY
    }
    addEventListener('scroll', follow, { passive: true })
    return () => removeEventListener('scroll', follow)
  }, [])
  return (
    <a
      className={classNames(css.button, isWanted && css.on)}
      href="#top"
      aria-label={m.shell_to_top()}
      data-print="no"
      data-above-bar=""
    >
      <Icon name="arrow-up" />
    </a>
  )
}
