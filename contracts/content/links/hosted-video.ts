/** Hosts whose players a page may show, with the origin of each player. */
export const VIDEO_HOSTS = {
  youtube: { name: 'YouTube', player: 'https://www.youtube-nocookie.com' },
  vimeo: { name: 'Vimeo', player: 'https://player.vimeo.com' },
} as const satisfies Record<string, { name: string; player: string }>

export type VideoHost = keyof typeof VIDEO_HOSTS

export const isVideoHost = (name: string): name is VideoHost => Object.hasOwn(VIDEO_HOSTS, name)

/** A video at a host. */
export interface HostedVideo {
  host: VideoHost
  id: string
  /** Vimeo's key of a video that is not listed; empty for a public one. */
  key: string
}

const YOUTUBE_HOSTS = /^(www\.|m\.)?(youtube(-nocookie)?\.com|youtu\.be)$/
const VIMEO_HOSTS = /^(www\.|player\.)?vimeo\.com$/

/** Reads any of the addresses that a video has at its host; undefined for another address. */
export function readHostedVideo(address: string): HostedVideo | undefined {
  if (!/^https?:/.test(address) || !URL.canParse(address)) return undefined
  const { hostname, pathname, searchParams } = new URL(address)
  const parts = pathname.split('/').filter(Boolean)
  if (YOUTUBE_HOSTS.test(hostname)) {
    const id = searchParams.get('v') ?? parts.at(-1) ?? ''
    return isHostedId('youtube', id) ? { host: 'youtube', id, key: '' } : undefined
  }
  if (VIMEO_HOSTS.test(hostname)) {
    const at = parts.findIndex((part) => isHostedId('vimeo', part))
    const key = searchParams.get('h') ?? parts[at + 1] ?? ''
    return at < 0 ? undefined : { host: 'vimeo', id: parts[at] ?? '', key: /^[\da-f]+$/.test(key) ? key : '' }
  }
  return undefined
}

const IDS: Record<VideoHost, RegExp> = { youtube: /^[\w-]{11}$/, vimeo: /^\d{5,12}$/ }

export const isHostedId = (host: VideoHost, id: string): boolean => IDS[host].test(id)

/** The page of a video at its host. */
export const watchAddress = ({ host, id, key }: HostedVideo): string =>
  host === 'youtube' ? `https://www.youtube.com/watch?v=${id}` : `https://vimeo.com/${id}${key && `/${key}`}`

/**
 * The host's player, which starts at once: it is loaded when the visitor asks for it.
 * @param language ISO 639, of the player's texts and captions.
 */
export function playerAddress({ host, id, key }: HostedVideo, language: string): string {
  const parameters: Record<string, string> =
    host === 'youtube'
      ? { autoplay: '1', playsinline: '1', rel: '0', hl: language, cc_lang_pref: language }
      : { autoplay: '1', dnt: '1', texttrack: language, ...(key && { h: key }) }
  const path = host === 'youtube' ? 'embed' : 'video'
  return `${VIDEO_HOSTS[host].player}/${path}/${id}?${new URLSearchParams(parameters)}`
}
