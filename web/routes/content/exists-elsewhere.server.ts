import { LOCALES, type Locale } from '#contracts/locales.ts'
import { samePath } from '#web/app/alternates.ts'
import { PATIENCE, type ContentClient } from '#web/clients/content.server.ts'

/**
 * Whether a page that is missing in one language exists under the same path in another, so that the visitor can be
 * told why it is not here. An answer that does not come counts as no.
 */
export async function existsElsewhere(content: ContentClient, locale: Locale, path: string): Promise<boolean> {
  const answers = await Promise.allSettled(
    LOCALES.filter((other) => other !== locale).map((other) =>
      content.page(samePath(path, other), { timeout: PATIENCE }),
    ),
  )
  return answers.some(
    (answer) => answer.status === 'fulfilled' && answer.value.kind === 'page' && answer.value.status < 400,
  )
}
