import { useEffect, useSyncExternalStore } from 'react'
import { readStoredText, writeStoredText } from '#web/ui/browser-storage.ts'

const never = () => () => {}

/**
 * Whether the form was confirmed earlier in this visit, which lasts as long as the tab. False without scripts and in the
 * markup of the server.
 * @param formId undefined if there is no form.
 * @param isDone whether it is confirmed now, which is stored.
 */
export function useConfirmedOnce(formId: string | undefined, isDone: boolean): boolean {
  const key = `confirmed-${formId}`
  useEffect(() => {
    if (formId !== undefined && isDone) writeStoredText('sessionStorage', key, '1')
  }, [formId, isDone, key])
  return useSyncExternalStore(
    never,
    () => formId !== undefined && readStoredText('sessionStorage', key) !== undefined,
    () => false,
  )
}
