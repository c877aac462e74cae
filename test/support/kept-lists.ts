import type { ListChange } from '#web/customer/kept-lists/change-lists.ts'
import type { Visitor } from './visitor.ts'

/** The site's data for a page about the lists of its visitor. */
export interface ShownLists {
  customer: string | null
  lists: { name: string; text: string }[]
  left?: { name: string; text: string }[]
  refusal?: string
}

const LISTS = '/de/shop/list/kept'

export const readLists = async (visitor: Visitor): Promise<ShownLists> => (await visitor.get(LISTS)).json()

/** Changes the lists as the page does that was shown to this customer. */
export async function changeListsOn(
  visitor: Visitor,
  customer: string | null,
  change: ListChange,
): Promise<ShownLists & { status: number }> {
  const response = await visitor.post(LISTS, { customer: customer ?? '', change: JSON.stringify(change) })
  return { status: response.status, ...(await response.json()) }
}
