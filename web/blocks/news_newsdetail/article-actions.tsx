import { useState } from 'react'
import { m } from '#web/i18n/messages.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import css from './article-actions.module.css'

interface ArticleActionsProps {
  title: string
  /** Address of the article. */
  url: string
  /** Path of the calendar file of an event. */
  calendar: string | undefined
}

/** Passes an article on, or keeps it. Mail, LinkedIn and calendar are links; the others need scripts. */
export function ArticleActions({ title, url, calendar }: ArticleActionsProps) {
  const isHydrated = useHydrated()
  const [told, setTold] = useState('')
  const canShare = isHydrated && typeof navigator.share === 'function'
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`
  const linkedin = `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}`

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
    } catch {
      // The browser or its user refuses: the address can be copied from the address bar.
      return setTold(m.news_link_not_copied())
    }
    setTold(m.news_link_copied())
  }
  const share = async () => {
    try {
      await navigator.share({ title, url })
    } catch (error) {
      // A visitor may close the dialog of the device.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setTold(m.news_link_not_copied())
    }
  }
  return (
    <div className={css.actions} data-print="no">
      <ul className={css.list} aria-label={m.news_actions()}>
        {calendar && (
          <li>
            <a href={calendar} className={css.action} download>
              <Icon name="calendar" small />
              {m.news_calendar()}
            </a>
          </li>
        )}
        <li>
          <a href={mail} className={css.action}>
            <Icon name="mail" small />
            {m.news_mail()}
          </a>
        </li>
        <li>
          <a href={linkedin} className={css.action} target="_blank" rel="noopener">
            <Icon name="linkedin" small />
            {m.news_linkedin()}
          </a>
        </li>
        <li className={css.scripted}>
          <button type="button" className={css.action} disabled={!isHydrated} onClick={() => void copy()}>
            <Icon name="copy" small />
            {m.news_copy_link()}
          </button>
        </li>
        <li className={css.scripted}>
          <button type="button" className={css.action} disabled={!isHydrated} onClick={() => window.print()}>
            <Icon name="print" small />
            {m.news_print()}
          </button>
        </li>
        {canShare && (
          <li>
            <button type="button" className={css.action} onClick={() => void share()}>
              <Icon name="share" small />
              {m.news_share()}
            </button>
          </li>
        )}
      </ul>
      <p role="status" className={css.told}>
        {told}
      </p>
    </div>
  )
}
