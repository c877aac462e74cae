import { type AccountLists, changeAccountLists } from './account-lists.ts'
import { readDeviceLists, storeDeviceLists } from './device-lists.ts'
import type { KeptList } from './kept-lists.ts'

interface TakenLists {
  account: AccountLists
  /** Lists that left the device. */
  count: number
}

/**
 * Moves the lists of the device into the account of a customer; those without room stay. Undefined if there are none, or
 * nothing was moved: then a later page tries again.
 */
export async function takeOverLists(customer: string): Promise<TakenLists | undefined> {
  const lists = readDeviceLists()
  if (lists.length === 0) return undefined
  const changed = await changeAccountLists(customer, { kind: 'take', lists })
  if (typeof changed === 'string') return undefined
  // Lists that another tab has stored meanwhile stay.
  const isSent = ({ name, text }: KeptList) => lists.some((list) => list.name === name && list.text === text)
  storeDeviceLists([...changed.left, ...readDeviceLists().filter((list) => !isSent(list))])
  return { account: changed.account, count: lists.length - changed.left.length }
}
