import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { m } from '#web/i18n/messages.ts'
import css from './progress-bar.module.css'

/** Shorter loading shows no bar; a finished bar stays this long. Both ms. */
const THROTTLE = 200
const HIDE_DELAY = 500

/** Runs along the top while a page or a form is loading. Its style sheet sets the duration. */
export function ProgressBar() {
  const loading = useNavigation().state !== 'idle'
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(loading), loading ? THROTTLE : HIDE_DELAY)
    return () => clearTimeout(timer)
  }, [loading])
  if (!shown) return null
  const phase = loading ? css.running : css.done
  return <div className={phase} role="progressbar" aria-label={m.shell_loading()} data-print="no" />
}
