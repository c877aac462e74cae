import { useEffect, useRef } from 'react'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { useDocumentPage } from '#web/app/use-document-page.ts'
import { Button } from '#web/ui/button.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import css from './block.module.css'

interface FilmConsentProps {
  /** Name of the host. */
  host: string
  /** The author's own words, below ours. */
  own: string
  /** The visitor's consent: nothing, this video, or all videos. */
  state: 'none' | 'once' | 'allowed'
  onPlay: () => void
  onAllow: () => void
  onStop: () => void
}

/** Asks before a host is connected, and lets the visitor withdraw the consent. */
export function FilmConsent({ host, own, state, onPlay, onAllow, onStop }: FilmConsentProps) {
  const isHydrated = useHydrated()
  const privacyPath = useDocumentPage('privacy', getLocale())
  const question = useRef<HTMLDivElement>(null)
  const last = useRef(state)
  useEffect(() => {
    // The button that took it back is gone, and with it the focus.
    const isOwnDoing = document.activeElement === document.body
    if (last.current !== 'none' && state === 'none' && isOwnDoing) question.current?.focus()
    last.current = state
  }, [state])
  if (state === 'none') {
    return (
      <div className={css.consent} ref={question} tabIndex={-1}>
        <p>
          {m.content_video_note({ host })} {own} <a href={privacyPath}>{m.content_privacy()}</a>
        </p>
        <div className={css.choices}>
          <Button disabled={!isHydrated} onClick={onPlay}>
            {m.content_video_once()}
          </Button>
          <Button variant="line" disabled={!isHydrated} onClick={onAllow}>
            {m.content_video_always()}
          </Button>
        </div>
      </div>
    )
  }
  return (
    <div className={css.consent}>
      <p>{state === 'once' ? m.content_video_connected({ host }) : m.content_video_allowed()}</p>
      <div className={css.choices}>
        <Button variant="line" size="s" onClick={onStop}>
          {state === 'once' ? m.content_video_disconnect() : m.content_video_revoke()}
        </Button>
      </div>
    </div>
  )
}
