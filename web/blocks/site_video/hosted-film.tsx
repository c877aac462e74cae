import { useEffect, useRef, useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { ContentFile } from '#contracts/content/file.ts'
import { type HostedVideo, playerAddress, VIDEO_HOSTS, watchAddress } from '#contracts/content/links/hosted-video.ts'
import { languageTag } from '#contracts/locales.ts'
import { ContentPicture } from '#web/prose/content-picture.tsx'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { writeConsent } from '#web/shell/consent/consent-store.ts'
import { useConsent } from '#web/shell/consent/use-consent.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import css from './block.module.css'
import { FilmConsent } from './film-consent.tsx'

interface HostedFilmProps {
  video: HostedVideo
  name: string
  poster: ContentFile | undefined
  consentText: string
  /** Whether the page may show the host's player. */
  hasPlayer: boolean
}

/**
 * A video of a host behind our poster. Nothing is requested from the host before the visitor agrees, for this video or
 * for all; both can be taken back here. Without scripts it is a link to the video's page.
 */
export function HostedFilm({ video, name, poster, consentText, hasPlayer }: HostedFilmProps) {
  const isHydrated = useHydrated()
  const frame: unknown = useRouteLoaderData('root')
  const hasStatistics = typeof frame === 'object' && frame !== null && 'matomo' in frame && frame.matomo !== undefined
  const isAllowed = useConsent('video') === 'accepted'
  const [started, setStarted] = useState<'once' | 'always'>()
  // Consent that another tab withdraws ends here, too.
  const isPlaying = started === 'once' || (started === 'always' && isAllowed)
  const player = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    // The button that had the focus is gone.
    if (isPlaying) player.current?.focus()
  }, [isPlaying])
  return (
    <>
      <div className={css.frame}>
        {isPlaying ? (
          <iframe
            ref={player}
            src={playerAddress(video, languageTag(getLocale()))}
            title={name}
            // oxlint-disable-next-line react/iframe-missing-sandbox -- the player is of another origin than the page
            sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation"
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            allowFullScreen
          />
        ) : (
          poster && <ContentPicture file={poster} sizes="(max-width: 47.9375rem) 100vw, 60rem" />
        )}
        {hasPlayer && isAllowed && !isPlaying && (
          <button
            type="button"
            className={css.play}
            disabled={!isHydrated}
            aria-label={m.content_video_play({ name })}
            onClick={() => setStarted('always')}
          >
            <Icon name="play" />
          </button>
        )}
      </div>
      {hasPlayer && (
        <FilmConsent
          host={VIDEO_HOSTS[video.host].name}
          own={consentText}
          state={isAllowed ? 'allowed' : isPlaying ? 'once' : 'none'}
          onPlay={() => setStarted('once')}
          onAllow={() => {
            writeConsent({ video: 'accepted' }, hasStatistics)
            setStarted('always')
          }}
          onStop={() => {
            if (isAllowed) writeConsent({ video: 'declined' }, hasStatistics)
            setStarted(undefined)
          }}
        />
      )}
      <p className={css.watch}>
        <a href={watchAddress(video)} rel="noopener">
          <Icon name="external" small /> {m.content_film_elsewhere({ name, host: VIDEO_HOSTS[video.host].name })}
        </a>
      </p>
    </>
  )
}
