import type { ContentFile } from '#contracts/content/file.ts'
import { type HostedVideo, readHostedVideo } from '#contracts/content/links/hosted-video.ts'
import { asArray, asConcealedText, asRecord, asText } from '#contracts/content/json-record.ts'
import { atOwnOrigin } from '#contracts/content/links/own-origin.ts'
import { readFileHref } from '#contracts/content/links/read-href.ts'
import { readFile } from '#contracts/content/links/read-link.ts'
import { readRichText } from '#contracts/content/rich-text/read-rich-text.server.ts'
import type { FieldReader, Reading } from '#contracts/content/reading.ts'
import type { RichNode } from '#contracts/content/rich-text/rich-text.ts'

/** Captions of a video: a WebVTT file. */
export interface CaptionTrack {
  /** ISO 639, `cs`. */
  language: string
  url: string
}

export interface VideoFields {
  /** A video at a host, or a file of the content system; undefined if the element has none. */
  video: { hosted: HostedVideo } | { file: ContentFile } | undefined
  /** Empty: the element's header names it. */
  title: string
  poster: ContentFile | undefined
  caption: string
  captions: CaptionTrack[]
  transcript: RichNode[]
  /** The author's words about the host, below ours. */
  consentText: string
}

export const readVideo: FieldReader<VideoFields> = (content, reading) => {
  const file = readFile(content.video, reading)
  const hosted = file && readHostedVideo(file.url)
  return {
    video: hosted ? { hosted } : file && { file },
    title: asConcealedText(content.title) || file?.title || '',
    poster: readFile(content.poster, reading),
    caption: asConcealedText(content.caption),
    captions: asArray(content.captions).flatMap((track) => readTrack(track, reading)),
    transcript: readRichText(content.transcript, reading),
    consentText: asConcealedText(content.consentText),
  }
}

function readTrack(value: unknown, reading: Reading): CaptionTrack[] {
  const { language, file } = asRecord(value)
  const given = asRecord(Array.isArray(file) ? file[0] : file)
  const url = readFileHref(given.publicUrl ?? given.url, reading)
  return url === undefined ? [] : [{ language: asText(language), url: atOwnOrigin(url, 'captions', reading) }]
}
