import { z } from 'zod'
import { elementFormat } from '#backend/content/element-format.ts'
import { bodytextSchema, fileSchema } from '#backend/content/field-schemas.ts'
import type { FileDocument } from '#contracts/content/file.ts'
import {
  isHostedId,
  isVideoHost,
  VIDEO_HOSTS,
  type VideoHost,
  watchAddress,
} from '#contracts/content/links/hosted-video.ts'
import { languageTag, LOCALES } from '#contracts/locales.ts'

const hostedSchema = z.strictObject({
  host: z.string().refine(isVideoHost, `must be one of ${Object.keys(VIDEO_HOSTS).join(', ')}`),
  id: z.string(),
  /** Vimeo's key of a video that is not listed. */
  key: z
    .string()
    .regex(/^[\da-f]*$/)
    .default(''),
})

export const videoFormat = elementFormat(
  'site_video',
  {
    video: z.union([fileSchema.omit({ alternative: true }), hostedSchema]),
    title: z.string().default(''),
    poster: fileSchema.optional(),
    caption: z.string().default(''),
    /** WebVTT files. */
    captions: z.array(z.strictObject({ language: z.enum(LOCALES), file: z.string().min(1) })).default([]),
    transcript: bodytextSchema,
    consentText: z.string().default(''),
  },
  {
    write: ({ video, title, poster, caption, captions, transcript, consentText }, write) => ({
      video: 'file' in video ? write.file({ ...video, alternative: '' }) : hostedDocument(video, title),
      title,
      poster: write.file(poster),
      caption,
      captions: captions.map(({ language, file }) => ({
        language: languageTag(language),
        file: write.file({ file, alternative: '' }),
      })),
      transcript: write.html(transcript),
      consentText,
    }),
    check({ header, title, video, captions }, { report }) {
      if (header === '' && title === '') report('title', 'is needed: the video has no header')
      if ('file' in video && !/\.(mp4|webm)$/.test(video.file)) report('video.file', 'must be an .mp4 or .webm file')
      if ('host' in video && !isHostedId(video.host, video.id)) report('video.id', `is not an id of ${video.host}`)
      for (const [index, { file }] of captions.entries())
        if (!file.endsWith('.vtt')) report(`captions.${index}.file`, 'must be a .vtt file')
    },
  },
)

/** A video at a host as TYPO3 sends it: its file is the player. */
function hostedDocument(video: { host: VideoHost; id: string; key: string }, title: string): FileDocument {
  const path = video.host === 'youtube' ? `embed/${video.id}` : `video/${video.id}${video.key && `?h=${video.key}`}`
  return {
    publicUrl: `${VIDEO_HOSTS[video.host].player}/${path}`,
    properties: {
      title,
      alternative: null,
      description: null,
      mimeType: `video/${video.host}`,
      type: 'video',
      filename: `${video.id}.${video.host}`,
      extension: video.host,
      // TYPO3's file of it has the id alone.
      size: `${video.id.length} B`,
      originalUrl: watchAddress(video),
      dimensions: { width: 0, height: 0 },
    },
  }
}
