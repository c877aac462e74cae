import { readBounded } from '#backend/files/read-bounded.ts'
import { MOST_PICTURE_BYTES } from '#backend/pictures/encode-picture.ts'
import { toPrintable } from '#backend/pictures/print-picture.ts'
import type { ReadPhotograph } from '#printing/printed-document.ts'

/** Milliseconds for one file of a remote shop. */
const PATIENCE = 5_000

interface PhotographSources {
  /** Sends the files of the embedded shop by their path. */
  ownMedia: ((path: string) => Promise<Response>) | undefined
  /** Origins of a remote shop's pictures. No other address is called. */
  origins: readonly string[]
  warn: (error: unknown, message: string) => void
}

/** Reads pictures of the shop as JPEG. What cannot be read is logged and left out: a sheet without its photograph is whole. */
export function createPhotographReader({ ownMedia, origins, warn }: PhotographSources): ReadPhotograph {
  const send = async (url: string): Promise<Response | undefined> => {
    if (ownMedia && url.startsWith('/media/')) return ownMedia(url.slice('/media'.length))
    if (!URL.canParse(url) || !origins.includes(new URL(url).origin)) return undefined
    return fetch(url, {
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE),
      headers: { accept: 'image/webp,image/jpeg,image/png' },
    })
  }
  return async (url) => {
    try {
      const response = await send(url)
      if (!response?.ok) return undefined
      const { jpeg, width, height } = await toPrintable(await readBounded(response.body, MOST_PICTURE_BYTES))
      return { jpeg: jpeg.toString('base64'), width, height }
    } catch (error) {
      warn(error, `the picture ${url} could not be printed`)
      return undefined
    }
  }
}
