import { MOST_KEPT } from '#contracts/shop/kept-lists.ts'
import { parseStoredJson } from '#web/ui/browser-storage.ts'

/** A list that its visitor keeps, on a device or in the account. */
export interface KeptList {
  name: string
  /** As in the entry field; not checked. */
  text: string
}

/** Characters. */
export const LONGEST_LIST_NAME = 60

const isKeptList = (value: unknown): value is KeptList =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  'text' in value &&
  typeof value.name === 'string' &&
  value.name !== '' &&
  typeof value.text === 'string'

/** Reads the lists stored by a browser or the shop. Others may have changed them: anything but a list is left out. */
export function readKeptLists(stored: string | undefined): KeptList[] {
  const value = parseStoredJson(stored ?? '[]')
  if (!Array.isArray(value)) return []
  return value
    .filter(isKeptList)
    .map(({ name, text }) => ({ name: name.slice(0, LONGEST_LIST_NAME), text }))
    .slice(0, MOST_KEPT)
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

export const findKept = (lists: readonly KeptList[], name: string): KeptList | undefined =>
  lists.find((list) => isSame(list.name, name))

/** Adds a list in front, or in the place of the one with its name; undefined if there are too many. */
export function withKept(lists: readonly KeptList[], added: KeptList): KeptList[] | undefined {
  if (findKept(lists, added.name)) return lists.map((list) => (isSame(list.name, added.name) ? added : list))
  return lists.length < MOST_KEPT ? [added, ...lists] : undefined
}

/** Gives a list another name; undefined if another list has it. */
export function withName(lists: readonly KeptList[], renamed: KeptList, name: string): KeptList[] | undefined {
  const other = findKept(lists, name)
  if (other && other.name !== renamed.name) return undefined
  return lists.map((list) => (list.name === renamed.name ? { ...list, name } : list))
}

export const withoutKept = (lists: readonly KeptList[], name: string): KeptList[] =>
  lists.filter((list) => !isSame(list.name, name))
