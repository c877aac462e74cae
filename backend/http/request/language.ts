import type { LanguageCode } from '#backend/database/schema/columns.ts'
import { codeOfLanguage } from '#backend/database/schema/languages.ts'
import { isOfferedLocale, localeOfTag } from '#contracts/locales.ts'
import { firstLanguageId } from '#contracts/shop/languages.ts'
import { ShopError } from '#backend/http/shop-error.ts'

/**
 * Returns the language of a request: the header's, else the session's, else the sales channel's.
 * @throws ShopError 412 if the shop does not have the language of the header.
 */
export function languageOf(
  header: string | undefined,
  session: string | undefined,
): { languageId: string; languageCode: LanguageCode } {
  const requestedId = header?.toLowerCase()
  const languageId = requestedId || (session && offeredCode(session) !== undefined ? session : firstLanguageId())
  const languageCode = offeredCode(languageId)
  if (languageCode === undefined) {
    throw new ShopError(412, 'SYSTEM__LANGUAGE_NOT_FOUND', `Could not find language with id "${languageId}"`, {
      parameters: { languageId },
    })
  }
  return { languageId, languageCode }
}

/** Languages of other companies are none of this shop. */
function offeredCode(languageId: string): LanguageCode | undefined {
  const code = codeOfLanguage(languageId)
  return isOfferedLocale(localeOfTag(code)) ? code : undefined
}
