import type { BlockProps } from '#web/blocks/block.ts'
import { BlockSection } from '#web/blocks/layout/block-section.tsx'
import { RichText } from '#web/prose/rich-text.tsx'
import { m } from '#web/i18n/messages.ts'
import css from './block.module.css'
import { FilmFile } from './film-file.tsx'
import { HostedFilm } from './hosted-film.tsx'

/** A video of the site or of a host, with captions, our own poster and its words as text. */
export function VideoBlock({ element, context, data }: BlockProps<'site_video'>) {
  const { video, title, header, poster, caption, captions, transcript, consentText } = element
  const name = title || header.text
  return (
    <BlockSection element={element} context={context}>
      <figure className={css.video}>
        {video && 'file' in video && <FilmFile {...{ file: video.file, name, poster, captions }} />}
        {video && 'hosted' in video && (
          <HostedFilm {...{ video: video.hosted, name, poster, consentText, hasPlayer: data.hasPlayer }} />
        )}
        {caption && <figcaption className={css.caption}>{caption}</figcaption>}
      </figure>
      {transcript.length > 0 && (
        <details className={css.transcript}>
          <summary>{m.content_video_transcript()}</summary>
          <RichText nodes={transcript} />
        </details>
      )}
    </BlockSection>
  )
}
