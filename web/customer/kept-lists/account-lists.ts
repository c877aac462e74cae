import { paths } from '#web/app/paths.ts'
import { getLocale } from '#web/i18n/locale.ts'
import type { ListChange, ListRefusal } from './change-lists.ts'
import { type KeptList, readKeptLists } from './kept-lists.ts'

/** The lists in the account of a signed-in customer. */
export interface AccountLists {
  /** Id of the customer for whom they were read. */
  customer: string
  lists: readonly KeptList[]
}

export type AccountRefusal = ListRefusal | 'not stored' | 'signed out' | 'another customer' | 'unreachable'

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => key === name)?.[1] : undefined
const listsIn = (value: unknown, name: string) => readKeptLists(JSON.stringify(field(value, name) ?? []))

/** Sends a request of this page; undefined without a usable response. */
async function ask(init?: RequestInit): Promise<{ status: number; body: unknown } | undefined> {
  try {
    const response = await fetch(paths.keptLists(getLocale()), init)
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    return isJson ? { status: response.status, body: await response.json() } : undefined
  } catch (error) {
    // No connection.
    if (error instanceof TypeError) return undefined
    throw error
  }
}

function readAccount(body: unknown): AccountLists | null {
  const customer = field(body, 'customer')
  return typeof customer === 'string' ? { customer, lists: listsIn(body, 'lists') } : null
}

/** Reads the lists of the account; null if no customer is signed in or the shop does not respond. */
export async function readAccountLists(): Promise<AccountLists | null> {
  const answer = await ask()
  return answer?.status === 200 ? readAccount(answer.body) : null
}

interface ChangedAccount {
  account: AccountLists
  /** Lists of the device that found no room. */
  left: readonly KeptList[]
}

/** Changes the lists of the account. Of a refusal nothing has changed. */
export async function changeAccountLists(
  customer: string,
  change: ListChange,
): Promise<ChangedAccount | AccountRefusal> {
  const body = new URLSearchParams({ customer, change: JSON.stringify(change) })
  const answer = await ask({ method: 'POST', body })
  if (answer?.status === 401) return 'signed out'
  if (answer?.status === 409) return 'another customer'
  const refusal = REFUSALS.find((known) => known === field(answer?.body, 'refusal'))
  if (refusal !== undefined) return refusal
  const account = answer?.status === 200 ? readAccount(answer.body) : null
  return account ? { account, left: listsIn(answer?.body, 'left') } : 'unreachable'
}

const REFUSALS = ['full', 'too long', 'taken', 'not stored'] as const satisfies AccountRefusal[]
