import type { Customer } from '#contracts/shop/customer.ts'
import { MOST_STORED } from '#contracts/shop/kept-lists.ts'
import { ServiceFailure } from '#contracts/failure.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import { changeLists, type ListChange, type ListRefusal } from './change-lists.ts'
import { type KeptList, readKeptLists } from './kept-lists.ts'

/** The custom field of a customer with the lists, as JSON text. */
const LISTS_FIELD = 'profilwerk_lists'

export const readStoredLists = ({ customFields }: Pick<Customer, 'customFields'>): KeptList[] => {
  const text = customFields?.[LISTS_FIELD]
  return readKeptLists(typeof text === 'string' ? text : undefined)
}

/** A Shopware strips what looks like a tag from texts; notes may have a `<`. */
const writeLists = (lists: readonly KeptList[]): string => JSON.stringify(lists).replaceAll('<', '\\u003c')

/** The customer of the context with the custom fields; null for guests and anonymous visitors. */
export async function readListOwner(shop: ShopClient): Promise<Customer | null> {
  try {
    const customer = await shop('POST /account/customer', { body: {} })
    return customer.guest ? null : customer
  } catch (error) {
    if (error instanceof ServiceFailure && error.has('CHECKOUT__CUSTOMER_NOT_LOGGED_IN')) return null
    throw error
  }
}

/** Result of a change; `not stored`: the shop has no field for lists. */
type StoredChange = { lists: readonly KeptList[]; left: readonly KeptList[] } | ListRefusal | 'not stored'

/**
 * Changes the lists of a customer. The Store API writes custom fields with the profile only, so the profile is sent as
 * it is. A Shopware without the set-up drops the field without an error: it is read again.
 */
export async function changeStoredLists(shop: ShopClient, owner: Customer, change: ListChange): Promise<StoredChange> {
  const changed = changeLists(readStoredLists(owner), change, { mostCharacters: MOST_STORED })
  if (typeof changed === 'string') return changed
  const text = writeLists(changed.lists)
  await shop('POST /account/change-profile', { body: { ...profileOf(owner), customFields: { [LISTS_FIELD]: text } } })
  const stored = await readListOwner(shop)
  return stored?.customFields?.[LISTS_FIELD] === text ? changed : 'not stored'
}

/** Without type and company a Shopware makes a private customer of a company. */
function profileOf({ firstName, lastName, title, salutationId, accountType, company, vatIds }: Customer) {
  return {
    firstName,
    lastName,
    ...(title ? { title } : {}),
    ...(salutationId ? { salutationId } : {}),
    accountType: accountType ?? (company ? 'business' : 'private'),
    ...(company ? { company } : {}),
    ...(vatIds ? { vatIds } : {}),
  }
}
