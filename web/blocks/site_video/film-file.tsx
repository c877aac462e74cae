import type { CaptionTrack } from '#contracts/content/elements/site_video.ts'
import type { ContentFile } from '#contracts/content/file.ts'
import { languageTag } from '#contracts/locales.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { ownLanguageName } from '#web/i18n/own-language-name.ts'
import css from './block.module.css'

interface FilmFileProps {
  file: ContentFile
  name: string
  poster: ContentFile | undefined
  captions: readonly CaptionTrack[]
}

/** A video of the content system, in the browser's own player. Nothing of it is loaded before the visitor starts it. */
export function FilmFile({ file, name, poster, captions }: FilmFileProps) {
  const size = file.width > 0 ? file : poster
  const own = languageTag(getLocale())
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- a film without words has none
    <video
      className={css.file}
      controls
      playsInline
      preload="none"
      src={file.url}
      poster={poster?.url}
      width={size?.width || 1280}
      height={size?.height || 720}
      aria-label={name || undefined}
    >
      {captions.map(({ language, url }) => (
        <track
          key={language}
          kind="captions"
          src={url}
          srcLang={language}
          label={ownLanguageName(language)}
          default={language === own}
        />
      ))}
    </video>
  )
}
