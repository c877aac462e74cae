import type { RouterContextProvider } from 'react-router'
import { reportContext, resistanceContext } from '#web/app/context.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { type AskedRatings, askedRatings } from '#web/tools/chemical-resistance/asked-ratings.ts'

/** Ratings of the plastics that a product's options name. A page does without them if the table cannot be read. */
export async function loadProductResistance(
  context: Readonly<RouterContextProvider>,
  optionNames: readonly string[],
): Promise<AskedRatings | undefined> {
  try {
    const { table } = await context.get(resistanceContext).read()
    return askedRatings(table, optionNames, getLocale())
  } catch (error) {
    context.get(reportContext)(error)
    return undefined
  }
}
