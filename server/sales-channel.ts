import type { Locale } from '#contracts/locales.ts'
import type { ShopChannel } from '#web/clients/channel.server.ts'

interface ChannelReaderOptions {
  load: (locale: Locale) => Promise<ShopChannel>
  /** Milliseconds for which a channel is not read again. */
  freshFor: number
  now?: () => number
}

/**
 * Reads the sales channel as visitors see it; the last one while the shop fails.
 *
 * Memory. Key: locale. Owner: the returned function. End: the next channel. Gain: while the shop fails, pages still show
 * its pictures.
 * @returns undefined if there is none. A failure goes to `onFailure`: the channel may be an old one.
 */
export function createChannelReader({ load, freshFor, now = Date.now }: ChannelReaderOptions) {
  const last = new Map<Locale, { channel: ShopChannel; freshUntil: number }>()

  return async (locale: Locale, onFailure: (failure: unknown) => void) => {
    const known = last.get(locale)
    if (known && now() < known.freshUntil) return known.channel
    try {
      const channel = await load(locale)
      last.set(locale, { channel, freshUntil: now() + freshFor })
      return channel
    } catch (failure) {
      onFailure(failure)
      return known?.channel
    }
  }
}
