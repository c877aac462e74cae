import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { m } from '#web/i18n/messages.ts'
import css from './progress-bar.module.css'

/** Loading shorter than this shows nothing; the finished bar stays this long. Both ms. */
const THROTTLE = 200
const HIDE_DELAY = 500

/** Runs along the top while a page or a form is on its way. How long the bar takes stands in its style sheet. */
export function ProgressBar() {
  const loading = useNavigation().state !== 'idle'
  const [phase, setPhase] = useState<'hidden' | 'running' | 'done'>('hidden')
  useEffect(() => {
    if (loading) {
      const timer = setTimeout(() => setPhase('running'), THROTTLE)
      return () => clearTimeout(timer)
    }
    setPhase((now) => (now === 'running' ? 'done' : now))
    const timer = setTimeout(() => setPhase('hidden'), HIDE_DELAY)
    return () => clearTimeout(timer)
  }, [loading])
  if (phase === 'hidden') return null
  return <div className={css[phase]} role="progressbar" aria-label={m.shell_loading()} data-print="no" />
}
