import { LOCALES, type Locale } from '#contracts/locales.ts'
import { type Alternates, samePath } from '#web/app/alternates.ts'
import { PATIENCE, type ContentClient } from '#web/clients/content.server.ts'

/**
 * Languages in which a missing page exists under the same path, so that the visitor can be told why it is not here. A
 * missing response counts as no.
 */
export async function findAlternates(content: ContentClient, locale: Locale, path: string): Promise<Alternates> {
  const others = LOCALES.filter((other) => other !== locale)
  const found = await Promise.allSettled(
    others.map(async (other): Promise<[Locale, string] | undefined> => {
      const address = samePath(path, other)
      const answer = await content.page(address, { timeout: PATIENCE })
      return answer.kind === 'page' && answer.status < 400 ? [other, encodeURI(address)] : undefined
    }),
  )
  return Object.fromEntries(found.flatMap((one) => (one.status === 'fulfilled' && one.value ? [one.value] : [])))
}
