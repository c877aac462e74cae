import type { Attachment } from '#contracts/attachments/attachments.ts'
import { requestPaths } from '#web/app/paths.ts'
import { m } from '#web/i18n/messages.ts'
import { Icon } from '#web/ui/icon.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { RequestAgainForm } from './again/again-form.tsx'
import { RequestAgainResult } from './again/again-result.tsx'
import type { RequestedAgain } from './again/request-again.ts'
import { RequestState } from './quote-request-state.tsx'
import css from './quote-request-screen.module.css'
import { SentRequest } from './sent-quote-request.tsx'
import type { ShownRequest } from './shown-quote-request.ts'

interface RequestScreenProps {
  shown: ShownRequest
  /** Its page. */
  page: string
  attachments: readonly Attachment[]
  /** The result of requesting it again, if the page is shown again. */
  done: RequestedAgain | undefined
}

/** One quote request with all that was sent, and what can be done with it. */
export function RequestScreen({
  shown: { number, state, email, request },
  page,
  attachments,
  done,
}: RequestScreenProps) {
  return (
    <>
      {done && <RequestAgainResult {...done} />}
      {state && (
        <p className={css.state}>
          {m.requests_state()}: <RequestState state={state} />
        </p>
      )}
      {state?.kind === 'cancelled' && <p>{m.requests_cancelled()}</p>}
      <div className={css.actions}>
        <RequestAgainForm action={page} number={number} done={done} />
        <ButtonLink variant="line" to={requestPaths.file(page, 'pdf')} reloadDocument>
          <Icon name="download" />
          {m.requests_pdf()}
        </ButtonLink>
        <ButtonLink variant="line" to={requestPaths.file(page, 'csv')} reloadDocument>
          <Icon name="download" />
          {m.requests_csv()}
        </ButtonLink>
      </div>
      <SentRequest request={request} attachments={attachments} email={email} />
    </>
  )
}
