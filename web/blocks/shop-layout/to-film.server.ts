import { isHostedId } from '#contracts/content/links/hosted-video.ts'
import { readElements } from '#contracts/content/read-element.ts'
import { type CmsSlot, textSetting } from '#contracts/shop/cms-page.ts'
import type { LayoutElement } from './layout.ts'
import type { LayoutPlace } from './layout-place.ts'

/** Converts a video at a host to an element of the content system. Its block asks before it connects the host. */
export function toFilm(
  slot: Extract<CmsSlot, { type: 'youtube-video' | 'vimeo-video' }>,
  { name, reading, videoHosts }: LayoutPlace,
): LayoutElement | undefined {
  const host = slot.type === 'youtube-video' ? 'youtube' : 'vimeo'
  const id = textSetting(slot, 'videoID')
  if (!isHostedId(host, id)) return undefined
  const publicUrl = host === 'youtube' ? `https://www.youtube.com/watch?v=${id}` : `https://vimeo.com/${id}`
  const title = textSetting(slot, 'iframeTitle') || name
  const media = slot.data.media
  const poster = media && {
    publicUrl: media.url,
    properties: { alternative: media.translated.alt, mimeType: media.mimeType, dimensions: media.metaData },
  }
  // The last digits of its id are its mark in the page.
  const element = {
    type: 'site_video',
    id: Number.parseInt(slot.id.slice(-6), 16),
    content: { video: { publicUrl }, title, poster },
  }
  const [film] = readElements([element], reading)
  return film?.type === 'site_video' ? { type: 'film', film, hasPlayer: videoHosts.includes(host) } : undefined
}
