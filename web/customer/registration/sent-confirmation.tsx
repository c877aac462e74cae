import { m } from '#web/i18n/messages.ts'
import { useEffect, useRef } from 'react'
import css from './sent-confirmation.module.css'
import { Notice } from '#web/ui/notice.tsx'

interface SentConfirmationNoticeProps {
  email: string
  hasCart: boolean
  /** A guest, whose request is sent from this browser only. */
  isGuest?: boolean
}

/** After a registration that waits for the link in a mail. Takes the focus from the form that it replaces. */
export function SentConfirmationNotice({ email, hasCart, isGuest = false }: SentConfirmationNoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={css.text}>
      <h1 tabIndex={-1} ref={heading}>
        {m.account_look_into_mail()}
      </h1>
      <p>{isGuest ? m.account_look_into_mail_guest({ email }) : m.account_look_into_mail_text({ email })}</p>
      {hasCart && <Notice>{m.account_look_into_mail_cart()}</Notice>}
      <p className={css.quiet}>{m.account_look_into_mail_none()}</p>
    </div>
  )
}
