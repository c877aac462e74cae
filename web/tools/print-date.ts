import { useSyncExternalStore } from 'react'
import { formatDate } from '#web/i18n/format-time.ts'

/**
 * The day on which a page is printed, for its title block. Pages are shared and kept, so only the browser knows it: empty
 * until its scripts are there.
 */
export const usePrintDate = (): string => useSyncExternalStore(onPrint, today, () => '')

const today = (): string => {
  const now = new Date()
  return formatDate([now.getFullYear(), twoDigits(now.getMonth() + 1), twoDigits(now.getDate())].join('-'))
}

const twoDigits = (value: number): string => String(value).padStart(2, '0')

function onPrint(listen: () => void): () => void {
  addEventListener('beforeprint', listen)
  return () => removeEventListener('beforeprint', listen)
}
