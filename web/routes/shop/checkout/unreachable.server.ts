import { createContext, type RouterContextProvider } from 'react-router'
import type { Locale } from '#contracts/locales.ts'
import type { AddressLists } from './address/address.ts'

interface Unreached {
  step: 'address' | 'summary'
  /** Names the request that the form was sent for. */
  requestKey: string
}

/**
 * Set by the action when the shop did not answer it. The loader of the same request does not ask again: the form comes
 * back with what was typed, without what only the shop knows, and can be sent once more.
 */
export const unreachedContext = createContext<Unreached | null>(null)

const kept = new Map<Locale, AddressLists>()

/** The lists change once a year; the last ones serve while the shop cannot be asked. */
export const keepLists = (locale: Locale, lists: AddressLists): AddressLists => {
  kept.set(locale, lists)
  return lists
}

/** What the loader answers instead, or undefined where the action had no trouble. */
export function withoutShop(context: Readonly<RouterContextProvider>, locale: Locale) {
  const unreached = context.get(unreachedContext)
  if (!unreached) return undefined
  const { step, requestKey } = unreached
  if (step === 'summary') return { step, lines: [], guest: undefined, requestKey }
  return {
    step,
    lines: [],
    lists: kept.get(locale) ?? { countries: [], salutations: [] },
    values: undefined,
    formToken: undefined,
  }
}
