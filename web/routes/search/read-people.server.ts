import type { Contact } from '#contracts/content/elements/site_address_list.ts'
import type { Locale } from '#contracts/locales.ts'
import { contactsIn } from '#web/blocks/site_address_list/contacts-in.ts'
import type { ContentClient } from '#web/clients/content.server.ts'
import { menuTree } from '#web/shell/menu/menu-tree.ts'

/** People that are shown where nothing was found. */
const MOST = 3

/**
 * The first people of the contact page that the menu leads to; none if it has none.
 * @throws ServiceFailure
 */
export async function readPeople(content: ContentClient, locale: Locale): Promise<Contact[]> {
  const { navigation } = await content.initialData(locale)
  const { contact } = menuTree(locale, navigation, [], '')
  if (!contact.startsWith('/')) return []
  const found = await content.page(contact, { isPart: true })
  return found.kind === 'page' ? contactsIn([...found.page.stage, ...found.page.main]).slice(0, MOST) : []
}
