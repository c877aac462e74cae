import { useEffect, useState } from 'react'
import { m } from '#web/i18n/messages.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import css from './scroll-to-top.module.css'

/** Scrolled way from which the link is of use, px. */
const FROM = 20

/**
 * A link to the top of the document, so it works without scripts. It covers nothing: its place is the page's margin, on a
 * phone the end of the footer (docs/decisions/0074).
 */
export function ScrollToTop() {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    const follow = () => setWanted(scrollY > FROM)
    follow()
    addEventListener('scroll', follow, { passive: true })
    return () => removeEventListener('scroll', follow)
  }, [])
  return (
    <div className={classNames(css.bar, isWanted && css.on)} data-print="no" data-above-bar="">
      <a className={css.button} href="#top" aria-label={m.shell_to_top()}>
        <Icon name="arrow-up" />
      </a>
    </div>
  )
}
