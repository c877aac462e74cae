import { LRUCache } from 'lru-cache'
import type { Locale } from '#contracts/locales.ts'
import type { ShopChannel } from '#web/clients/channel.server.ts'

/** Channels at most. A shop may name many groups of customers. */
const MOST_CHANNELS = 200

interface ChannelReaderOptions {
  load: (locale: Locale, group: string) => Promise<ShopChannel>
  /** Milliseconds for which a channel is not read again. */
  freshFor: number
  now?: () => number
}

/**
 * Reads the sales channel as a group of customers sees it; the last one while the shop fails.
 *
 * Memory. Key: locale and group. Owner: the returned function. End: the next channel, or {@link MOST_CHANNELS} others that were used
 * since. Gain: while the shop fails, pages still show its pictures.
 * @returns undefined if there is none. A failure goes to `onFailure`: the channel may be an old one.
 */
export function createChannelReader({ load, freshFor, now = Date.now }: ChannelReaderOptions) {
  const last = new LRUCache<string, { channel: ShopChannel; freshUntil: number }>({ max: MOST_CHANNELS })

  return async (locale: Locale, group: string, onFailure: (failure: unknown) => void) => {
    const key = `${locale} ${group}`
    const known = last.get(key)
    if (known && now() < known.freshUntil) return known.channel
    try {
      const channel = await load(locale, group)
      last.set(key, { channel, freshUntil: now() + freshFor })
      return channel
    } catch (failure) {
      onFailure(failure)
      return known?.channel
    }
  }
}
