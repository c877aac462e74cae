import type { BlockLoader } from '#web/blocks/block-loader.ts'

interface VideoData {
  /** Whether the page may show the host's player; otherwise the video is a link to its page there. */
  hasPlayer: boolean
}

export const loadVideo: BlockLoader<'site_video', VideoData> = async ({ video }, { videoHosts }) => ({
  hasPlayer: video !== undefined && 'hosted' in video && videoHosts.includes(video.hosted.host),
})
