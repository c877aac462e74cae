import { useEffect, useState } from 'react'
import { m } from '#web/i18n/messages.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import css from './scroll-to-top.module.css'

/** Scrolled way from which the link is of use, px. */
const FROM = 20

/**
 * A link to the top of the document, so it works without scripts. Scripts show it on the way up only. It covers a part
 * of the page, which a visitor on the way down or at rest reads (docs/decisions/0074).
 */
export function ScrollToTop() {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    let last = scrollY
    const follow = () => {
      if (scrollY !== last) setWanted(scrollY > FROM && scrollY < last)
      last = scrollY
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
