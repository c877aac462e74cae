import type { Attachment } from '#contracts/attachments/attachments.ts'
import type { FormResult } from '#web/forms/action/form-result.ts'
import { m } from '#web/i18n/messages.ts'
import type { RequestedAgain } from '#web/quote-request/again/request-again.ts'
import { RequestScreen } from '#web/quote-request/quote-request-screen.tsx'
import type { ShownRequest } from '#web/quote-request/shown-quote-request.ts'
import { GuestAccount } from './guest-account.tsx'
import css from './linked-screen.module.css'
import { OpenLink } from './open-link.tsx'

interface LinkedScreenProps {
  /** Undefined until the visitor has entered what the link asks for. */
  opened: { shown: ShownRequest; attachments: readonly Attachment[]; page: string } | undefined
  result: FormResult<string, unknown, RequestedAgain> | undefined
}

/** A quote request by the link of its mail. */
export function LinkedScreen({ opened, result }: LinkedScreenProps) {
  return (
    <div className={`wrap ${css.page}`}>
      {opened ? (
        <>
          <h1>{m.requests_request({ number: opened.shown.number })}</h1>
          <RequestScreen {...opened} done={result?.done} />
          <GuestAccount result={result} email={opened.shown.email} />
        </>
      ) : (
        <OpenLink result={result} />
      )}
    </div>
  )
}
