import type { Attachment } from '#contracts/attachments/attachments.ts'
import { requestPaths } from '#web/app/paths.ts'
import { AccountFrame } from '#web/customer/account/account-frame.tsx'
import { FormErrors } from '#web/forms/form-errors.tsx'
import type { FormResult } from '#web/forms/action/form-result.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import type { RequestedAgain } from '#web/quote-request/again/request-again.ts'
import { RequestScreen } from '#web/quote-request/quote-request-screen.tsx'
import type { ShownRequest } from '#web/quote-request/shown-quote-request.ts'

interface PastRequestScreenProps {
  id: string
  shown: ShownRequest
  attachments: readonly Attachment[]
  result: FormResult<string, unknown, RequestedAgain> | undefined
}

/** One quote request of a customer. */
export function PastRequestScreen({ id, shown, attachments, result }: PastRequestScreenProps) {
  return (
    <AccountFrame current="requests" title={m.requests_request({ number: shown.number })}>
      <FormErrors labelOf={() => undefined} result={result} />
      <RequestScreen
        shown={shown}
        page={requestPaths.past(getLocale(), id)}
        attachments={attachments}
        done={result?.done}
      />
    </AccountFrame>
  )
}
