import type { ComponentProps } from 'react'
import type { FormResult } from '#web/forms/action/form-result.ts'
import type { RequestedAgain } from '#web/quote-request/again/request-again.ts'
import { HistoryScreen } from './history/history-screen.tsx'
import { LinkedScreen } from './linked/linked-screen.tsx'
import { PastRequestScreen } from './request/past-request-screen.tsx'

interface RequestsScreenProps {
  shown:
    | ({ screen: 'history' } & ComponentProps<typeof HistoryScreen>)
    | ({ screen: 'request' } & Omit<ComponentProps<typeof PastRequestScreen>, 'result'>)
    | ({ screen: 'linked' } & Omit<ComponentProps<typeof LinkedScreen>, 'result'>)
  /** Of a form of the page. */
  result: FormResult<string, unknown, RequestedAgain> | undefined
}

/** The screens of quote requests, in one file that loads on demand. */
export function RequestsScreen({ shown, result }: RequestsScreenProps) {
  if (shown.screen === 'history') return <HistoryScreen {...shown} />
  if (shown.screen === 'request') return <PastRequestScreen {...shown} result={result} />
  return <LinkedScreen {...shown} result={result} />
}
