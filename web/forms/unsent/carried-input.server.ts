import { createContext, redirect, type RouterContextProvider } from 'react-router'
import { FORM_TOKEN } from '#web/places/form-token.tsx'
import {
  CARRIED_FORMS,
  type CarriedInput,
  carriedName,
  carryingPath,
  isCarriedName,
  isCarrying,
  LEFT_FORM,
} from './carried-input.ts'

/** Set by the action of a form, for the loader of the page that it shows. */
export const carriedInputContext = createContext<CarriedInput>([])

/** Fields that belong to the page and not to its visitor. */
const TECHNICAL = new Set([LEFT_FORM, FORM_TOKEN, 'intent', 'key', 'customer'])
/** Bounds of the carried input: two forms of twenty fields, and a comment of 4,000 letters. */
const MOST_FIELDS = 60
const MOST_LETTERS = 20_000

/**
 * Notes the input of other forms that came with a posted one, for the page that is shown.
 * @returns whether that is all: a form that its visitor has left is not run.
 */
export function noteCarriedInput(
  { url }: Pick<Request, 'url'>,
  posted: FormData,
  context: Readonly<RouterContextProvider>,
): boolean {
  const left = CARRIED_FORMS.find((form) => form === posted.get(LEFT_FORM))
  const given = [...posted].flatMap(([name, value]): CarriedInput => {
    if (typeof value !== 'string') return []
    if (isCarriedName(name)) return left && name.startsWith(carriedName(left, '')) ? [] : [[name, value]]
    return left && !TECHNICAL.has(name) ? [[carriedName(left, name), value]] : []
  })
  let room = MOST_LETTERS
  const carried = given.slice(0, MOST_FIELDS).filter(([name, value]) => {
    const length = name.length + value.length
    const fits = length <= room
    if (fits) room -= length
    return fits
  })
  context.set(carriedInputContext, carried)
  return isCarrying(url)
}

/**
 * Leads to the next page. If input of other forms came with this one, the browser posts it there as well. Only a
 * redirect that keeps the method does so without scripts.
 */
export function redirectCarrying(posted: FormData, path: string): Response {
  const isCarried = [...posted.keys()].some(isCarriedName)
  return isCarried ? redirect(carryingPath(path), 307) : redirect(path)
}
