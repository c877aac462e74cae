import { useSyncExternalStore } from 'react'
import { formatDate } from '#web/i18n/format-time.ts'
import { m } from '#web/i18n/messages.ts'

/**
 * The day on which a page is printed, for its title block. Pages are shared and cached, so only the browser knows it:
 * empty until its scripts are there. The part that needs it is rendered again right after hydration, so it should be a
 * small one.
 */
export const usePrintDate = (): string => useSyncExternalStore(onPrint, today, () => '')

/** The day as a pair of a definition list. */
export function PrintDate() {
  const date = usePrintDate()
  return (
    date && (
      <>
        <dt>{m.sheet_date()}</dt>
        <dd>{date}</dd>
      </>
    )
  )
}

const today = (): string => {
  const now = new Date()
  return formatDate([now.getFullYear(), twoDigits(now.getMonth() + 1), twoDigits(now.getDate())].join('-'))
}

const twoDigits = (value: number): string => String(value).padStart(2, '0')

function onPrint(listen: () => void): () => void {
  addEventListener('beforeprint', listen)
  return () => removeEventListener('beforeprint', listen)
}
