import { useEffect, useState } from 'react'
import { type AccountLists, type AccountRefusal, changeAccountLists, readAccountLists } from './account-lists.ts'
import { changeLists, type ListChange } from './change-lists.ts'
import { readDeviceLists, storeDeviceLists, useDeviceLists } from './device-lists.ts'
import type { KeptList } from './kept-lists.ts'
import { takeOverLists } from './take-over-lists.ts'

/** Why a change failed; `not kept`: the browser stores nothing. */
export type KeptRefusal = AccountRefusal | 'not kept'

export interface KeptLists {
  place: 'account' | 'device'
  lists: readonly KeptList[]
  /** Lists of this device that the account has taken over just now. */
  taken: number
  /** Returns why nothing has changed; undefined after a change. */
  change: (change: ListChange) => Promise<KeptRefusal | undefined>
}

/**
 * The lists of this visitor: in the account of a signed-in customer, otherwise on the device. Undefined until the place
 * is known. An account takes over the lists of the device; those without room stay there, and are shown after a sign-out.
 */
export function useKeptLists(): KeptLists | undefined {
  const device = useDeviceLists()
  const [account, setAccount] = useState<AccountLists | null>()
  const [taken, setTaken] = useState(0)
  useEffect(() => {
    let isGone = false
    const show = async () => {
      const found = await readAccountLists()
      const moved = found && (await takeOverLists(found.customer))
      if (isGone) return
      setAccount(moved ? moved.account : found)
      setTaken(moved ? moved.count : 0)
    }
    void show()
    return () => void (isGone = true)
  }, [])
  if (account === undefined) return undefined
  if (account === null) return { place: 'device', lists: device, taken: 0, change: async (one) => changeDevice(one) }
  return {
    place: 'account',
    lists: account.lists,
    taken,
    async change(one) {
      const changed = await changeAccountLists(account.customer, one)
      if (typeof changed === 'object') return void setAccount(changed.account)
      // The lists of this page do not belong to a signed-in customer.
      if (changed === 'signed out') setAccount(null)
      if (changed === 'another customer') setAccount(await readAccountLists())
      return changed
    },
  }
}

function changeDevice(change: ListChange): KeptRefusal | undefined {
  const changed = changeLists(readDeviceLists(), change)
  if (typeof changed === 'string') return changed
  return storeDeviceLists(changed.lists) ? undefined : 'not kept'
}
