import { useSyncExternalStore } from 'react'
import type { ConsentCategory, ConsentChoice } from '#contracts/consent.ts'
import { isConsentComplete } from '#web/session/consent-cookies.ts'
import { currentConsent, subscribeToConsent } from './consent-store.ts'

/** The visitor's choice about a category; undefined without one, and on the server. */
export const useConsent = (category: ConsentCategory): ConsentChoice | undefined =>
  useSyncExternalStore(
    subscribeToConsent,
    () => currentConsent()[category],
    () => undefined,
  )

/** Whether the visitor has decided about everything; not on the server, whose markup a style hides then. */
export const useConsentComplete = (): boolean =>
  useSyncExternalStore(
    subscribeToConsent,
    () => isConsentComplete(currentConsent()),
    () => false,
  )
