import { useEffect, useState } from 'react'
import type { Company } from '#contracts/company.ts'
import { m } from '#web/i18n/messages.ts'
import type { ReadableHours } from './opening-hours.server.ts'
import css from './opening-state.module.css'
import { type Opening, openingAt } from './open-now.ts'

/** Milliseconds between two looks at the clock. */
const MINUTE = 60_000

/**
 * Whether the company is open now. The line is empty until its scripts run, because only the browser knows when a
 * stored page is read.
 */
export function OpeningState({ company, hours }: { company: Company; hours: ReadableHours }) {
  const [opening, setOpening] = useState<Opening>()
  useEffect(() => {
    const look = () => setOpening(openingAt({ ...company, clock: hours.clock }, Date.now()))
    look()
    const timer = setInterval(look, MINUTE)
    // A tab in the background may have missed the hour.
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [company, hours])
  return <p className={opening?.isOpen ? css.open : css.closed}>{opening && openingText(opening, hours.weekdays)}</p>
}

function openingText(opening: Opening, weekdays: readonly string[]): string {
  if (opening.isOpen) return m.shell_open_until({ time: withoutZero(opening.until) })
  if (!opening.next) return m.shell_closed()
  const { clock, date, isToday } = opening.next
  if (isToday) return m.shell_opens_today({ time: withoutZero(clock) })
  const day = weekdays[new Date(date).getUTCDay()] ?? ''
  return m.shell_opens({ day, time: withoutZero(clock) })
}

const withoutZero = (clock: string): string => clock.replace(/^0/, '')
