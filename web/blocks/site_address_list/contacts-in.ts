import type { ContentElement } from '#contracts/content/elements.ts'
import type { Contact } from '#contracts/content/elements/site_address_list.ts'

/** The people of a page's address lists, in its order. */
export const contactsIn = (elements: readonly ContentElement[]): Contact[] =>
  elements.flatMap((element) => [
    ...(element.type === 'site_address_list' ? element.items : []),
    ...contactsIn(element.children),
  ])
