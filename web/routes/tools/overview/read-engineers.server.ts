import type { Contact } from '#contracts/content/elements/site_address_list.ts'
import { contactsIn } from '#web/blocks/site_address_list/contacts-in.ts'
import type { ContentClient } from '#web/clients/content.server.ts'

/** People that the overview shows. */
const MOST_ENGINEERS = 3

/**
 * The first people of the page that answers technical questions; none if it has none.
 * @param page its path with the language; undefined or an address elsewhere has no people
 * @throws ServiceFailure
 */
export async function readEngineers(content: ContentClient, page: string | undefined): Promise<Contact[]> {
  if (!page) return []
  const found = await content.page(page, { isPart: true })
  if (found.kind !== 'page') return []
  return contactsIn([...found.page.stage, ...found.page.main]).slice(0, MOST_ENGINEERS)
}
