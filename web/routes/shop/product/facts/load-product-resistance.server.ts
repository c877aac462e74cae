import type { RouterContextProvider } from 'react-router'
import { reportContext, resistanceContext } from '#web/app/context.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { type FrequentRatings, toFrequentRatings } from '#web/tools/chemical-resistance/ratings/frequent-ratings.ts'

/** Ratings of the plastics that a product's options name. A page does without them if the table cannot be read. */
export async function loadProductResistance(
  context: Readonly<RouterContextProvider>,
  optionNames: readonly string[],
): Promise<FrequentRatings | undefined> {
  const resistance = context.get(resistanceContext)
  if (!resistance) return undefined
  try {
    const { table } = await resistance.read()
    return toFrequentRatings(table, optionNames, getLocale())
  } catch (error) {
    context.get(reportContext)(error)
    return undefined
  }
}
