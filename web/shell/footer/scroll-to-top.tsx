import { useEffect, useState } from 'react'
import { m } from '#web/i18n/messages.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import css from './scroll-to-top.module.css'

/** Scroll offset from which the link is shown, px. */
const FROM = 20

/** A link to the top of the document, so it works without scripts. Scripts only hide it where it is useless. */
export function ScrollToTop() {
  const [away, setAway] = useState(false)
  useEffect(() => {
    const follow = () => setAway(scrollY > FROM)
    follow()
    addEventListener('scroll', follow, { passive: true })
    return () => removeEventListener('scroll', follow)
  }, [])
  return (
    <a
      className={classNames(css.button, away && css.on)}
      href="#top"
      aria-label={m.shell_to_top()}
      data-print="no"
      onClick={(event) => {
        event.preventDefault()
        scrollTo({ top: 0 })
        document.querySelector<HTMLElement>('#top')?.focus({ preventScroll: true })
      }}
    >
      <Icon name="arrow-up" />
    </a>
  )
}
