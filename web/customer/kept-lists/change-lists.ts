import { MOST_KEPT } from '#contracts/shop/kept-lists.ts'
import { findKept, type KeptList, LONGEST_LIST_NAME, withKept, withName, withoutKept } from './kept-lists.ts'

/** A visitor's change of the lists, wherever they are stored. Lists are identified by their name. */
export type ListChange =
  | { kind: 'keep'; list: KeptList }
  | { kind: 'rename'; name: string; to: string }
  | { kind: 'remove'; name: string }
  /** Takes over the lists of a device. */
  | { kind: 'take'; lists: readonly KeptList[] }

export type ListRefusal = 'full' | 'too long' | 'taken'

interface ChangedLists {
  lists: readonly KeptList[]
  /** Lists of the device that found no room; they stay there. */
  left: readonly KeptList[]
}

const lengthOf = (lists: readonly KeptList[]): number =>
  lists.reduce((sum, { name, text }) => sum + name.length + text.length, 0)

/** Applies a change. A list that is gone counts as removed: another tab or device did it. */
export function changeLists(
  lists: readonly KeptList[],
  change: ListChange,
  { mostCharacters = Number.POSITIVE_INFINITY } = {},
): ChangedLists | ListRefusal {
  if (change.kind === 'remove') return { lists: withoutKept(lists, change.name), left: [] }
  if (change.kind === 'take') return takeOver(lists, change.lists, mostCharacters)
  if (change.kind === 'rename') {
    const found = findKept(lists, change.name)
    const renamed = found ? withName(lists, found, change.to) : lists
    return renamed ? { lists: renamed, left: [] } : 'taken'
  }
  const kept = withKept(lists, change.list)
  if (kept === undefined) return 'full'
  return lengthOf(kept) > mostCharacters ? 'too long' : { lists: kept, left: [] }
}

/**
 * Adds the lists of a device. One that is there already, with the same text, is not added again, also if this change is
 * repeated; one whose name has another text gets a number.
 */
function takeOver(stored: readonly KeptList[], device: readonly KeptList[], mostCharacters: number): ChangedLists {
  let lists = stored
  const left: KeptList[] = []
  for (const list of device.toReversed()) {
    const name = freeName(lists, list)
    if (name === undefined) continue
    const next = [{ name, text: list.text }, ...lists]
    if (next.length > MOST_KEPT || lengthOf(next) > mostCharacters) left.unshift(list)
    else lists = next
  }
  return { lists, left }
}

/** The list's name, or one with the next free number; undefined if one of them has its text. */
function freeName(lists: readonly KeptList[], { name, text }: KeptList): string | undefined {
  for (let count = 1; ; count++) {
    const end = count === 1 ? '' : ` (${count})`
    const given = name.slice(0, LONGEST_LIST_NAME - end.length) + end
    const found = findKept(lists, given)
    if (found === undefined) return given
    if (found.text === text) return undefined
  }
}
