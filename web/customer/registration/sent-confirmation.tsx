import { type ReactNode, useEffect, useRef } from 'react'
import { m } from '#web/i18n/messages.ts'
import { Notice } from '#web/ui/notice.tsx'
import type { SentConfirmation } from './register.server.ts'
import css from './sent-confirmation.module.css'

interface SentConfirmationNoticeProps {
  sent: SentConfirmation
  hasCart: boolean
  /** A guest, whose request is sent from this browser only. */
  isGuest?: boolean
  /** The form with what was entered: for another mail, or another address. */
  children: ReactNode
}

/** After a registration that waits for the link in a mail. Takes the focus from each form that was sent. */
export function SentConfirmationNotice({ sent, hasCart, isGuest = false, children }: SentConfirmationNoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // After each response.
  useEffect(() => (sent ? heading.current?.focus() : undefined), [sent])
  const { email } = sent
  return (
    <>
      <div className={css.text}>
        <h1 tabIndex={-1} ref={heading}>
          {m.account_look_into_mail()}
        </h1>
        <p>{isGuest ? m.account_look_into_mail_guest({ email }) : m.account_look_into_mail_text({ email })}</p>
        {hasCart && <Notice>{m.account_look_into_mail_cart()}</Notice>}
        <p className={css.quiet}>{m.account_look_into_mail_none()}</p>
      </div>
      <details className={css.again}>
        <summary>{m.account_look_into_mail_again()}</summary>
        <p>{m.account_look_into_mail_again_text()}</p>
        {children}
      </details>
    </>
  )
}
