import { useEffect } from 'react'
import type { Attachment } from '#contracts/attachments/attachments.ts'
import { forgetStoredInput } from '#web/forms/unsent/forget-input.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { paths, requestPaths } from '#web/app/paths.ts'
import layout from '#web/quote-request/quote-request-layout.module.css'
import { PrintButton } from '#web/shell/notices/print-button.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import css from './route.module.css'
import { SentRequest } from '#web/quote-request/sent-quote-request.tsx'
import type { SentRequestView } from '#web/quote-request/to-sent-quote-request.ts'

interface ConfirmationScreenProps {
  number: string
  email: string
  /** Of the first product; empty if there is none. */
  picture: string
  /** Undefined if the shop does not respond. */
  request: SentRequestView | undefined
  attachments: readonly Attachment[]
  /** Its own page; undefined if the shop does not respond. */
  page: string | undefined
  /** Whether it has no account yet. */
  isGuest: boolean
  /** Whether a copy surely goes to the visitor. */
  isShopEmbedded: boolean
}

/** The thanks, what happens next, and the request for the visitor's file. */
export function ConfirmationScreen({
  number,
  email,
  picture,
  request,
  attachments,
  page,
  isGuest,
  isShopEmbedded,
}: ConfirmationScreenProps) {
  useEffect(forgetStoredInput, [])
  return (
    <div className={`wrap ${layout.page} ${css.page}`}>
      <div>
        <h1>{m.checkout_thanks()}</h1>
        <p className={css.lede}>
          {m.checkout_request_number()}{' '}
          <strong className={css.number} translate="no">
            {number}
          </strong>
          . {email && (isShopEmbedded ? m.checkout_copy_sent({ email }) : m.checkout_answer_to({ email }))}
        </p>
        <ol className={css.next}>
          <li>
            <b>{m.checkout_next_check()}</b> {m.checkout_next_check_text()}
          </li>
          <li>
            <b>{m.checkout_next_offer()}</b> {m.checkout_next_offer_text()}
          </li>
          <li>
            <b>{m.checkout_next_decide()}</b> {m.checkout_next_decide_text()}
          </li>
        </ol>
        <p className={css.note}>{m.checkout_non_binding()}</p>
        <div className={layout.actions}>
          <ButtonLink to={paths.home(getLocale())}>{m.checkout_to_home()}</ButtonLink>
          <ButtonLink variant="line" to={paths.shop(getLocale())}>
            {m.checkout_to_shop()}
          </ButtonLink>
          <PrintButton />
        </div>
        {page && <OwnPage page={page} isGuest={isGuest} />}
      </div>
      {picture && <img className={css.picture} src={picture} width={480} height={400} alt="" />}
      {request && <SentRequest request={request} attachments={attachments} email={email} />}
    </div>
  )
}

/** The request as a file, and its page, which its mail leads to as well. */
const OwnPage = ({ page, isGuest }: { page: string; isGuest: boolean }) => (
  <div className={css.own} data-print="no">
    <p className={css.files}>
      <ButtonLink variant="line" size="s" to={requestPaths.file(page, 'pdf')} reloadDocument>
        <Icon name="download" />
        {m.checkout_as_pdf()}
      </ButtonLink>
      <ButtonLink variant="line" size="s" to={requestPaths.file(page, 'csv')} reloadDocument>
        <Icon name="download" />
        {m.checkout_as_csv()}
      </ButtonLink>
    </p>
    <p>
      <Link to={page}>{m.checkout_own_page()}</Link>
      <br />
      {m.checkout_own_page_text()}
    </p>
    {isGuest && (
      <p>
        <Link to={`${page}#guest-account`}>{m.checkout_make_account()}</Link>
      </p>
    )}
  </div>
)
